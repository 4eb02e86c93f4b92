/** The version of the rules that new matches go by. Raised by whatever would make an old log mean something else, a card that is added to a deck too. */
export const RULES_VERSION = 2;
/** The oldest version whose matches still go as they went. */
export const OLDEST_VERSION = 1;

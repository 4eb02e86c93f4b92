/** Farms to start from, as `farmText` draws them. */

export const BARE = `
  +    +    +    +    +    +
     .    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +`;

export const THREE_ROOMS = `
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +`;

export const FOUR_ROOMS = THREE_ROOMS.replace("R    .", "R    R");

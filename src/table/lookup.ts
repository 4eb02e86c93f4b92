/** A large table that is asked for one key after the other: without a prototype it is kept as a hash table. */
export const lookup = <T extends object>(table: T): T => Object.assign(Object.create(null), table);

/** Where a store is: a PostgreSQL address, with another one to listen at where a pooler stands before it; or a folder of this machine. */
export type StoreAt = { readonly address: string; readonly listenAt?: string } | { readonly folder: string };

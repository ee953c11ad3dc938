/** The Clear-Site-Data that has a browser empty its caches and its storage. */
export const FORGET = '"cache", "storage"'

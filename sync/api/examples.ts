/** Ids in the examples of the HTTP reference. The properties are in the sample book. */
export const PROPERTY_ID = '67ce5178b165806efb1dec4c'
export const OTHER_PROPERTY_ID = 'd9cdc8bfc6567e06a4586016'
export const NOTE_ID = '2f1c9a54-6d0e-4c7b-9a53-0f6f2b8f3c11'
export const COMP_LIST_ID = 20_418_776
/** The same in an address. */
export const COMP_LIST_ID_TEXT = String(COMP_LIST_ID)
export const SESSION_ID = 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg'

/** Ids in the examples of the HTTP reference. The properties are in the sample book. */
export const PROPERTY_ID = '67ce5178b165806efb1dec4c'
export const OTHER_PROPERTY_ID = 'd9cdc8bfc6567e06a4586016'
export const NOTE_ID = '2f1c9a54-6d0e-4c7b-9a53-0f6f2b8f3c11'
export const COMP_LIST_ID = 20_418_776
/** The same in an address. */
export const COMP_LIST_ID_TEXT = String(COMP_LIST_ID)
export const SESSION_ID = 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg'
export const PERSON_ID = 'b1f0c9d2-77aa-4b0e-8a45-3c1f5f6f7a10'
export const OTHER_PERSON_ID = 'demo-james'
export const INVITATION_ID = '5d0a7a52-5c1e-4c3a-9f5b-0c6f0a9b2e44'
export const TOKEN_ID = '8a4bb4c9-1f6d-4d8e-b3a2-6f0f7d2c9e15'
export const SOURCE_ID = 2048
export const SOURCE_HOST = 'files.example.com'
export const UPLOAD_ID = '3b2f0a64-91c7-4c1e-8f0e-2a7d5b9c6e31'
export const JOB_ID = 'c7d1e8b2-5a43-4f7e-9b1d-6e0f3a2c8d54'
export const OTHER_TEAM_ID = 'ontario'
export const CORRECTION_ID = '9b0a4f6e-2c57-4d0b-8f35-1f0f7a3c6d21'
/** A comp that was added by hand. */
export const HAND_PROPERTY_ID = 'c7d1a3f0-58b2-4a6e-9d04-6b8e2f1a5c33'
export const ATTACHMENT_ID = 'e4c2b9a8-7d16-4f3a-a1c5-0d9b8e7f6a12'

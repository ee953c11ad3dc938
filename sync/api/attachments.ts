import * as z from 'zod/mini'
import { ATTACHMENT_TYPES, attachmentName } from '../domain/records/attachment.ts'
import { recordId } from '../domain/words/person-text.ts'
import { described } from './described.ts'
import { endpoint, fileEndpoint } from './endpoint.ts'
import { ATTACHMENT_ID, PROPERTY_ID } from './examples.ts'
import { senderId } from './sender-id.ts'

export const addAttachment = endpoint({
  method: 'POST',
  path: '/api/properties/:id/attachments',
  summary: 'Attaches a photo or a PDF to a property.',
  about: 'JPEG, PNG, WebP or PDF of at most 25 MB. What it is, is told by its content.',
  access: 'corrector',
  input: z.strictObject({
    id: recordId,
    name: described('Of the file.', attachmentName),
    attachmentId: described(
      'Made by the caller, once for each file: a file that is sent again is attached once.',
      z.optional(z.uuid()),
    ),
    senderId,
  }),
  body: 'application/octet-stream',
  output: z.object({
    id: z.string(),
    name: z.string(),
    type: z.enum(ATTACHMENT_TYPES),
    bytes: z.number(),
  }),
  example: { id: PROPERTY_ID, name: 'Lease abstract.pdf' },
  errors: ['forbidden', 'not_found', 'conflict', 'too_large', 'too_many', 'unavailable'],
})

export const getAttachment = fileEndpoint({
  method: 'GET',
  path: '/api/attachments/:id',
  summary: 'The file of an attachment.',
  access: 'user',
  input: z.object({ id: recordId }),
  files: ATTACHMENT_TYPES,
  example: { id: ATTACHMENT_ID },
  errors: ['not_found'],
})

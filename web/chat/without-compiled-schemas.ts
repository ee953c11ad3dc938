import * as z from 'zod/mini'

/** Imported before `ai`, whose schemas else try whether they may compile code: the page's policy forbids and reports it. */
z.config({ jitless: true })

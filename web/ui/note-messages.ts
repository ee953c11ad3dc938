/** What is said of notes, as the specification's section 8 has it. */
export const NOTE_MESSAGES = {
  noteAdded: 'Note added',
  noteAddedHow: 'Your note has been saved successfully.',
  noteUpdated: 'Note updated',
  noteDeleted: 'Note deleted',
  noteAddFailed: 'Failed to add note. Please try again.',
  noteUpdateFailed: 'Failed to update note. Please try again.',
  noteDeleteFailed: 'Failed to delete note. Please try again.',
  noteDeleteQuestion: 'Are you sure you want to delete this note?',
} as const

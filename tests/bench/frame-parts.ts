/** Parts of the frames' benchmark, each short enough to be run while a machine is quiet. */
export const FRAME_PARTS = ['keys', 'slowedKeys', 'phases', 'tables', 'steps', 'pdf'] as const
export type FramePart = (typeof FRAME_PARTS)[number]

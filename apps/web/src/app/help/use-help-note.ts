// What this person has seen of the help on this device: the latest news, and where the tour stands.

import { useSheetNote } from '../../data/hooks/sheet-notes.ts'

export interface HelpNote {
  /** The day of the latest news that was seen. */
  readonly seen?: string | undefined
  /** The numbers of the videos that were opened. */
  readonly videos?: readonly number[] | undefined
  /** The step of the tour that is shown, from 0. */
  readonly step?: number | undefined
  /** It is shown now; left, it can be taken up again at its step. */
  readonly isTouring?: boolean | undefined
  /** The tour has offered itself, which it does once. */
  readonly isOffered?: boolean | undefined
}

export function useHelpNote() {
  const { value, isRead, write, now } = useSheetNote<HelpNote>('help', 'look')
  return {
    note: value ?? {},
    isRead,
    change: (changed: HelpNote) => write({ ...now(), ...changed }),
  }
}

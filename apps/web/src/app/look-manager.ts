// Light or dark, as the person chose on this device. Kept with the other notes of the device, as
// local storage holds the five keys of the session and nothing else.

import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'

export interface LookNote {
  /** As it was when the page was opened. */
  readonly known: string | undefined
  write(look: string | undefined): Promise<void>
}

const looks: readonly string[] = ['light', 'dark', 'auto']

export function lookManager(note: LookNote): MantineColorSchemeManager {
  let look = note.known
  const keep = (next: string | undefined) => {
    look = next
    void note.write(next)
  }
  return {
    get: usual =>
      look !== undefined && looks.includes(look) ? (look as MantineColorScheme) : usual,
    set: keep,
    subscribe: () => undefined,
    unsubscribe: () => undefined,
    clear: () => keep(undefined),
  }
}

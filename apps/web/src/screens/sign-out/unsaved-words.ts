// In which words someone who goes is told what becomes of what is not saved yet.

import { countText } from '../../ui/amounts.ts'

interface Going {
  /** Whether the device keeps it. */
  readonly isLasting: boolean
  /** “you sign out”. */
  readonly going: string
  /** When it goes on: “you sign in here again”. */
  readonly until: string
}

export function unsavedWords(count: number, { isLasting, going, until }: Going): string {
  const [it, is, has] = count === 1 ? ['it', 'it is', 'hasn’t'] : ['them', 'they are', 'haven’t']
  const unsaved = `${countText(count, 'change')} ${has} been saved yet.`
  if (isLasting) {
    const they = count === 1 ? 'It' : 'They'
    return `${unsaved} ${they} can stay on this device until ${until}; nobody else sees ${it}.`
  }
  return `${unsaved} This browser can’t keep ${it} on the device: ${is} lost if ${going} or close this page.`
}

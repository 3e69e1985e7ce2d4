// What the managers of a farm or business read when someone else has access to it.

import { inOneLine } from './letter.ts'
import type { Letter } from './letter.ts'

interface GivenAccess {
  /** The name of whoever gave it, where that is known. */
  readonly by: string | null
  readonly place: string
  readonly people: readonly { readonly name: string; readonly asManager: boolean }[]
  readonly link: string
}

export function givenAccessLetter({ by, place, people, link }: GivenAccess): Omit<Letter, 'to'> {
  const where = inOneLine(place, 'a farm')
  const names = people.map(({ name, asManager }) => ({
    who: inOneLine(name, 'Someone'),
    asManager,
  }))
  const giver = inOneLine(by ?? '', 'Someone')
  const lines = names.map(({ who, asManager }) => `- ${who}${asManager ? ', as a manager' : ''}`)
  return {
    subject: subjectOf(names, where),
    body: `Hello,

${giver} gave access to ${where} on Furrow to:

${lines.join('\n')}

They can read and change what is recorded there.${people.some(({ asManager }) => asManager) ? ' A manager can also change the farm and its people, submit its periods and say who can see finances.' : ''}

If you expected this, there is nothing else to do.

If you did not, open this link to take their access to ${where} away again. It works once, within 72 hours:
${link}
`,
    why: `you manage ${where}`,
  }
}

interface Named {
  readonly who: string
  readonly asManager: boolean
}

function subjectOf(people: readonly Named[], where: string): string {
  const [{ who, asManager } = { who: 'Someone', asManager: false }] = people
  if (people.length > 1) return `${people.length} more people have access to ${where}`
  return asManager ? `${who} is now a manager of ${where}` : `${who} now has access to ${where}`
}

// The letter that asks someone to join a farm or a business.

import { inOneLine } from './letter.ts'
import type { Letter } from './letter.ts'

interface Invited {
  readonly to: string
  /** The name of whoever invites. */
  readonly inviter: string
  /** The name of the farm or business. */
  readonly place: string
  readonly link: string
}

export function invitationLetter({ to, inviter, place, link }: Invited): Letter {
  const [who, where] = [inOneLine(inviter, 'Someone'), inOneLine(place, 'a farm or business')]
  return {
    to,
    subject: `${who} invites you to ${where} on Furrow`,
    body: `Hello,

${who} has invited you to join ${where} on Furrow, where farm records are kept.

Open this link to accept. It works once, within 14 days:
${link}

If you did not expect this, you can ignore this email.
`,
    why: `${who} entered this email`,
  }
}

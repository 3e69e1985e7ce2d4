// The letters about a workshop: an invitation, and reminders of it. Each holds a link that answers without signing in.

import { dayInWords } from '@furrow/farming/dates/dates'
import { inOneLine } from '../access/sign-in/letter.ts'
import type { Letter } from '../access/sign-in/letter.ts'
import type { AttendeeStatus } from './invited-people.ts'

export interface WorkshopTold {
  readonly name: string
  readonly date: string | null
  readonly starts_at: string | null
  readonly ends_at: string | null
  readonly place: string | null
  readonly address: string | null
  readonly hosts: string | null
  readonly agenda: string | null
}

interface Invited {
  readonly email: string
  readonly name: string
  readonly farm: string
  readonly status: AttendeeStatus
}

export function invitationTo(person: Invited, workshop: WorkshopTold, link: string): Letter {
  const called = inOneLine(workshop.name, 'a workshop')
  return letter(
    person,
    { workshop, link },
    {
      subject: `You’re invited: ${called}${workshop.date ? `, ${dayInWords(workshop.date)}` : ''}`,
      first: `${inOneLine(person.farm, 'Your farm')} is invited to ${called}.`,
      ask: 'Say here whether you’ll come. You don’t need to sign in:',
    },
  )
}

export function reminderTo(person: Invited, workshop: WorkshopTold, link: string): Letter {
  const called = inOneLine(workshop.name, 'a workshop')
  const isComing = person.status === 'Attending'
  return letter(
    person,
    { workshop, link },
    {
      subject: `Reminder: ${called}, ${dayInWords(workshop.date ?? '')}`,
      first: isComing
        ? `You said you’ll come to ${called}.`
        : `You’re invited to ${called}, and haven’t answered yet.`,
      ask: isComing ? 'If you can’t come, say so here:' : 'Say here whether you’ll come:',
    },
  )
}

interface Words {
  readonly subject: string
  readonly first: string
  readonly ask: string
}

interface About {
  readonly workshop: WorkshopTold
  readonly link: string
}

function letter({ email, name }: Invited, { workshop, link }: About, said: Words): Letter {
  const lines = whenAndWhere(workshop).map(([what, text]) => `${what}: ${inOneLine(text, '', 500)}`)
  const agenda = (workshop.agenda ?? '').split('\n').map(line => inOneLine(line, '', 300))
  return {
    to: email,
    subject: said.subject,
    body: `Hello ${inOneLine(name, 'there')},

${said.first}

${lines.join('\n')}
${agenda.join('') === '' ? '' : `\n${agenda.join('\n')}\n`}
${said.ask}
${link}

The link is yours alone: whoever has it can answer for you.
`,
    why: `you’re invited to ${inOneLine(workshop.name, 'a workshop')}, and get no reminders once you say you’re not coming`,
    stopAt: link,
  }
}

/** What is known of it, each with what it is called. */
export function whenAndWhere(workshop: WorkshopTold): readonly (readonly [string, string])[] {
  const { date, starts_at: from, ends_at: to, place, address, hosts } = workshop
  const hours = from && to ? `${from} to ${to}` : (from ?? '')
  const lines = [
    ['When', [date ? dayInWords(date) : '', hours].filter(Boolean).join(', ')],
    ['Where', [place, address].filter(Boolean).join(', ')],
    ['Hosts', hosts ?? ''],
  ] as const
  return lines.filter(([, text]) => text !== '')
}

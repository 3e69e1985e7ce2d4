// Whose a record is, and what follows from it, in plain words. HTML.

import type {
  BusinessOwner,
  EveryoneOwner,
  FarmOwner,
  Owner,
  PersonOwner,
  RowOwner,
  StaffOwner,
} from '@furrow/catalogue/owners'
import { safe } from '../web/html-page.ts'

export function ownerSentence(owner: Owner): string {
  switch (owner.kind) {
    case 'everyone':
      return everyoneSentence(owner)
    case 'farm':
      return farmSentence(owner)
    case 'business':
      return businessSentence(owner)
    case 'staff':
      return staffSentence(owner)
    case 'person':
      return personSentences[owner.write]
    case 'row':
      return rowSentence(owner)
    case 'told row':
      return 'Tells of another record: whoever sees that one sees this one.'
    case 'admins':
      return owner.heldAs
        ? 'For administrators alone; whoever holds it reads it.'
        : 'For administrators alone.'
  }
}

function everyoneSentence({ write, keptBack }: EveryoneOwner): string {
  const adds = write === 'proposals' ? ' and may add to it' : ''
  const kept = keptBack
    ? ` Where <code>${safe(keptBack)}</code> is yes, it is for administrators alone.`
    : ''
  return `Everybody who is signed in reads it${adds}, administrators change it.${kept}`
}

function farmSentence({ needs, write, by, parent, period }: FarmOwner): string {
  const people = needs ? 'those of its people who may see finances' : 'its people'
  const rights = {
    people: `${people} read and change it`,
    managers: `${people} read it, its managers change it`,
    'managers and staff': `${people} read it, its managers and staff change it`,
    status: `${people} read it and set its <code>status</code>, staff change the rest`,
    nobody: `${people} read it, nobody changes it`,
  }
  const days = period === 'by day' ? ' What period it is written in follows from its day.' : ''
  const filled = parent
    ? ` <code>farm_id</code> may be left out: it follows from <code>${safe(parent)}</code>.`
    : ''
  return `${by === 'id' ? 'The farm itself' : 'Belongs to a farm'}: ${rights[write]}.${days}${filled}`
}

function businessSentence({ needs, write, by, staffUntil }: BusinessOwner): string {
  const people = needs ? 'its manager, whoever gets its bills, and staff' : 'its people and staff'
  const rights = {
    manager: 'its manager changes it',
    staff: 'staff change it',
    admins: 'administrators change it',
    nobody: 'nobody changes it',
  }
  const it = by === 'id' ? 'The business itself' : 'Belongs to a business'
  const until = staffUntil
    ? ` Until <code>${safe(staffUntil)}</code> is set, only staff read it.`
    : ''
  return `${it}: ${people} read it, ${rights[write]}.${until}`
}

function staffSentence({ own, write, alsoReadBy }: StaffOwner): string {
  const others = {
    'invited farms': ' People of farms that are asked to it read it, too.',
    'everyone, once offered': ' Once it is offered, everyone reads what it is called.',
    'manager of its business': ' The manager of its business reads it, too.',
  }
  if (write === 'admins') return 'Staff read it, administrators change it.'
  const written = own
    ? `Staff read it; each changes their own, by <code>${safe(own)}</code>.`
    : 'Staff read and change it.'
  return written + (alsoReadBy ? others[alsoReadBy] : '')
}

const personSentences: Readonly<Record<PersonOwner['write'], string>> = {
  self: 'Belongs to a person, who reads and changes it.',
  adds: 'Belongs to a person, who reads it and adds to it. Nobody changes what is there.',
  cancels: 'Belongs to a person, who reads it and may cancel it.',
  admins: 'Belongs to a person, who reads it. Administrators change it.',
  nobody: 'Belongs to a person, who reads it. Nobody changes it.',
}

function rowSentence({ writtenAs }: RowOwner): string {
  return writtenAs
    ? 'Belongs to another record: whoever sees that one sees this one, whoever may add people there changes it.'
    : 'Belongs to another record: whoever sees and changes that one sees and changes this one.'
}

// Someone is asked by mail to join a farm or a business: once at a time, by one letter, and not where
// they belong already. An invitation is never turned into another one.

import { countLetters } from '../../access/attempts/letter-limits.ts'
import { invitedAlready } from './belongs-already.ts'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { isMailAddress, mailAddress, noMailAddress } from '@furrow/wire/reached-by'
import { holdPlaces, refuseSecond } from './one-open-invitation.ts'
import { comesOrGoes, textIn } from '../saving/read-row.ts'
import type { Asked, Row, RowToSave, SaveRule } from '../saving/save-rule.ts'
import { sendInvitations, withdrawEarlier } from './send-invitations.ts'

export function invitationRules(publicUrl: () => string): SaveRule {
  return {
    of: ['invitations'],
    complete: async (rows, asked) => rows.map(row => completed(row, asked)),
    async check(rows, asked) {
      const added = rows.filter(({ before }) => before === undefined)
      await holdPlaces(added, asked)
      const belongs = await invitedAlready(added.filter(isReached(asked)), asked)
      const twice = sentTwice(added)
      return errorsOf(rows, row => [
        ...wrongAddress(row),
        ...notForFarms(row),
        ...turned(row),
        ...(belongs.has(row) ? [{ field: 'email', message: belongsAlready(row) }] : []),
        ...(twice.has(row) ? [{ field: 'email', message: 'This address is here twice.' }] : []),
      ])
    },
    beforeRemoval: async rows =>
      rows.some(({ after }) => isAccepted(after))
        ? 'This invitation was accepted, so it cannot be withdrawn.'
        : undefined,
    async follow(rows, asked) {
      await refuseSecond(rows.filter(comesOrGoes), asked)
      const added = rows.filter(({ before }) => before === undefined)
      if (added.length === 0) return
      const to = added.map(({ after }) => textIn(after, 'email') ?? '')
      await countLetters(asked.tx, { by: asked.viewer.actor, to })
      await withdrawEarlier(added, asked)
      await sendInvitations(added, publicUrl(), asked)
    },
  }
}

const days = 14

function completed({ before, sent }: RowToSave, { viewer }: Asked): Row {
  const typed = textIn(sent, 'email')
  const email = typed === undefined ? {} : { email: mailAddress(typed) }
  if (before) return email
  const expires_at = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
  return { ...email, invited_by_id: viewer.actor, expires_at }
}

/** Who belongs where is told only to those who see its people anyway. */
function isReached({ viewer }: Asked): (row: RowToSave) => boolean {
  return ({ after }) => {
    const { seen } = isOfFarm(after) ? viewer.farms : viewer.businesses
    return viewer.isAdmin || seen.includes(Number(after['invitable_id']))
  }
}

function isOfFarm(row: Row): boolean {
  return row['invitable_type'] === 'farms'
}

function isAccepted(row: Row | undefined): boolean {
  return (row?.['accepted_at'] ?? null) !== null
}

function sentTwice(rows: readonly RowToSave[]): ReadonlySet<RowToSave> {
  const same = Map.groupBy(rows, ({ after }) =>
    [after['email'], after['invitable_type'], after['invitable_id']].join(' '),
  )
  return new Set([...same.values()].flatMap(([, ...others]) => others))
}

function belongsAlready({ after }: RowToSave): string {
  return `Someone with this email already belongs to this ${isOfFarm(after) ? 'farm' : 'business'} already.`
}

function wrongAddress({ before, after }: RowToSave): readonly Finding[] {
  if (before || isMailAddress(textIn(after, 'email') ?? '')) return []
  return [{ field: 'email', message: noMailAddress }]
}

function notForFarms({ after }: RowToSave): readonly Finding[] {
  if (isOfFarm(after) || after['is_farms_manager'] !== true) return []
  return [{ field: 'is_farms_manager', message: 'Only a farm has farm managers.' }]
}

function turned({ before, sent }: RowToSave): readonly Finding[] {
  if (!before) return []
  const changed = Object.keys(sent).filter(name => sent[name] !== before[name])
  if (isAccepted(before)) {
    const message = 'This invitation was accepted, so it stays as it is.'
    return changed.map(field => ({ field, message }))
  }
  const message = 'Withdraw this invitation and send another one instead.'
  return changed.filter(field => addressed.includes(field)).map(field => ({ field, message }))
}

const addressed = ['email', 'invitable_type', 'invitable_id']

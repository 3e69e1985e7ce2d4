// A presentation shows what was published of one group of the workshop's period, under a code of its own, until it ends.

import { randomBytes } from 'node:crypto'
import { dayInWords } from '@furrow/farming/dates/dates'
import { periodText } from '@furrow/farming/dates/period-text'
import { findingsOfGroup } from '../../facts/published/findings-of-group.ts'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { numberIn, textIn } from '../saving/read-row.ts'
import type { Asked, Row, RowToSave, SaveRule } from '../saving/save-rule.ts'
import { isOver as isDayOver } from './held-workshops.ts'
import { freeCodes } from './session-codes.ts'
import { overAmong } from './session-over.ts'
import { editionOf, groupsToShow, workshopToShow } from './workshop-to-show.ts'

export const sessionRules: SaveRule = {
  of: ['workshop_sessions'],
  async complete(rows, asked) {
    const begun = new Map<RowToSave, Row>()
    for (const row of rows.filter(({ before }) => !before)) {
      const beginning = await beginningOf(row, asked)
      if ('values' in beginning) begun.set(row, beginning.values)
    }
    const codes = await freeCodes(asked.tx, begun.size)
    const over = await overIn(rows, asked)
    return rows.map(row => {
      const values = begun.get(row)
      if (values) return { ...values, code: codes.pop(), secret: newSecret() }
      return isEnding(row) && !over.has(row.id ?? 0)
        ? { ended_at: new Date().toISOString(), code: null }
        : {}
    })
  },
  async check(rows, asked) {
    const over = await overIn(rows, asked)
    const faults = new Map<RowToSave, readonly Finding[]>()
    for (const row of rows) {
      const isOver = over.has(row.id ?? 0)
      faults.set(row, row.before ? changed(row, isOver) : await faultsOfNew(row, asked))
    }
    return errorsOf(rows, row => faults.get(row) ?? [])
  },
}

const newSecret = () => randomBytes(32).toString('hex')

function isEnding({ before, sent }: RowToSave): boolean {
  return before !== undefined && (sent['ended_at'] ?? null) !== null
}

function overIn(rows: readonly RowToSave[], { tx }: Asked): Promise<ReadonlySet<number>> {
  return overAmong(
    tx,
    rows.flatMap(({ id }) => id ?? []),
  )
}

type Beginning = { readonly values: Row } | { readonly fault: Finding }

async function beginningOf({ after }: RowToSave, { tx, todayIn }: Asked): Promise<Beginning> {
  const wrong = (field: string, message: string) => ({ fault: { field, message } })
  const workshop = await workshopToShow(tx, numberIn(after, 'workshop_id') ?? 0)
  if (!workshop) return wrong('workshop_id', 'There is no such workshop.')
  const { date, name, start } = workshop
  if (isDayOver(workshop, todayIn())) {
    const day = dayInWords(date ?? '')
    return wrong('workshop_id', `This workshop was on ${day}, so it can no longer be presented.`)
  }
  if (name === null || start === null) {
    return wrong('workshop_id', 'Say on the workshop whose figures it looks at: choose a period.')
  }
  const edition = await editionOf(tx, workshop)
  const period = periodText(name)
  if (!edition) {
    const message = `No figures of ${period} have been published yet. Publish an edition on Benchmarks first.`
    return wrong('group', message)
  }
  const key = textIn(after, 'group') ?? ''
  const group = (await groupsToShow(tx, edition)).find(one => one.key === key)
  const shown = group && (await findingsOfGroup(tx, { edition, group: key, start }))
  if (!group || !shown) {
    return wrong('group', `This group was not published for ${period}. Choose another one.`)
  }
  const findings = shown.findings.length
  if (findings === 0) return wrong('group', 'Too few farms to show anything of this group safely.')
  return { values: { group_name: group.name, edition_id: edition.id, findings } }
}

async function faultsOfNew(row: RowToSave, asked: Asked): Promise<readonly Finding[]> {
  const beginning = await beginningOf(row, asked)
  const ended = (row.after['ended_at'] ?? null) !== null
  return [
    ...('fault' in beginning ? [beginning.fault] : pastTheEnd(row)),
    ...(ended ? [{ field: 'ended_at', message: 'It can’t have ended before it begins.' }] : []),
  ]
}

const mayChange = ['slide', 'ended_at', 'code']

function changed(row: RowToSave, isOver: boolean): readonly Finding[] {
  const { before = {}, sent } = row
  const fields = Object.keys(sent).filter(field => sent[field] !== before[field])
  if (isOver) {
    const message = 'This presentation has ended. Begin another one.'
    return fields.map(field => ({ field, message }))
  }
  const message = 'This stays as it was when the presentation began. Begin another one instead.'
  const turned = fields.filter(field => !mayChange.includes(field))
  return [...turned.map(field => ({ field, message })), ...pastTheEnd(row)]
}

function pastTheEnd({ after }: RowToSave): readonly Finding[] {
  const [slide = 0, findings = 0] = [numberIn(after, 'slide'), numberIn(after, 'findings')]
  if (slide < findings) return []
  const count = findings === 1 ? 'is only 1 finding' : `are only ${findings} findings`
  return [{ field: 'slide', message: `There ${count}.` }]
}

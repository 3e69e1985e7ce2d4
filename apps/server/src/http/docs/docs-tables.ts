// The tables of a record: its fields, folded where they are kept in parts, and its relations.

import { labelOf } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import { kindWords, relationWords, ruleWords } from './docs-words.ts'
import { safe } from '../web/html-page.ts'

type NamedField = readonly [name: string, field: Field]

export function fieldTables({ plural, fields, parts = {} }: Entity): string {
  const all = Object.entries(fields).filter(([name]) => !inEveryRecord.includes(name))
  const inParts = new Set(Object.values(parts).flat())
  const folded = Object.entries(parts).map(([part, names]) => {
    const title = titleOf(part)
    const held = all.filter(([name]) => names.includes(name))
    const words = `${title}, ${held.length} figures`
    return `<details><summary>${safe(words)}</summary>${fieldTable(held, title)}</details>`
  })
  const whole = all.filter(([name]) => !inParts.has(name))
  const every = inEveryRecord.filter(name => fields[name]).map(name => `<code>${name}</code>`)
  return [
    fieldTable(whole, `Fields of ${plural}`),
    ...folded,
    `<p class="soft">Besides, as everywhere: ${every.join(', ')}.</p>`,
  ].join('\n')
}

/** Told once for all, in the introduction. */
const inEveryRecord: readonly string[] = ['id', 'created_at', 'updated_at', 'deleted_at']

export function relationTable({ plural, relations, fields }: Entity): string {
  const rows = Object.entries(relations).map(([name, relation]) => {
    const type = relation.kind === 'belongs to one of' ? fields[relation.type] : undefined
    return row(name, [relationWords(relation, type?.choices ?? [])])
  })
  if (rows.length === 0) return ''
  return table(`Relations of ${plural}`, ['Name', 'Leads to'], rows)
}

/** "assets_land_and_water" as a heading: "Land and water". */
function titleOf(part: string): string {
  const words = part.replace(/^[a-z]+_/, '').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function fieldTable(fields: readonly NamedField[], caption: string): string {
  const head = ['Name', 'What', 'Kind and unit', 'Bounds and choices', 'Needed']
  return table(caption, head, fields.map(fieldRow))
}

function fieldRow([name, field]: NamedField): string {
  const label = safe(labelOf(name, field))
  const help = field.help ? `. <span class="soft">${safe(field.help)}</span>` : ''
  const formula = field.formula ? `<br><code>= ${safe(field.formula)}</code>` : ''
  const needed = field.required && !field.readOnly && !field.computed
  return row(name, [
    label + help + formula,
    kindWords(field) + (field.unit ? `, ${safe(field.unit)}` : ''),
    ruleWords(field),
    needed && field.default === undefined ? 'yes' : '',
  ])
}

function row(name: string, cells: readonly string[]): string {
  const rest = cells.map(cell => `<td>${cell}</td>`).join('')
  return `<tr><th scope="row"><code>${safe(name)}</code></th>${rest}</tr>`
}

/** Scrolls by itself where it is wider than the screen, by keyboard too. */
function table(caption: string, head: readonly string[], rows: readonly string[]): string {
  return [
    `<div class="wide" tabindex="0" role="group" aria-label="${safe(caption)}">`,
    `<table><caption>${safe(caption)}</caption>`,
    `<thead><tr>${head.map(word => `<th scope="col">${word}</th>`).join('')}</tr></thead>`,
    `<tbody>${rows.join('')}</tbody></table></div>`,
  ].join('')
}

// The records of Furrow on one page that people can read, without a network: printed from the
// catalogue.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { labelOf } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import type { Owner } from '@furrow/catalogue/owners'
import type { Relation } from '@furrow/catalogue/relations'
import { docsIntroduction } from './docs-introduction.ts'
import { pageText, safe } from './page.ts'

export function docsPage(catalogue: Catalogue, version: string): string {
  const entities = [...catalogue.values()]
  const body = [
    '<h1>The records of Furrow</h1>',
    `<p class="soft">Version ${safe(version)}, ${entities.length} kinds of record</p>`,
    docsIntroduction,
    '<h2 id="records">Records</h2>',
    '<p class="search"><label for="find">Find a record or a field</label><br>',
    '<input type="search" id="find" autocomplete="off" placeholder="paddock, rain, gross margin …"></p>',
    '<p class="soft" id="found" role="status"></p>',
    `<nav aria-label="Records"><ul>${entities.map(contentsLine).join('')}</ul></nav>`,
    ...entities.map(sectionOf),
  ].join('\n')
  return pageText({ title: 'Records', body, script: findScript })
}

/** Hides what does not hold the words, as they are typed. */
export const findScript = `
const find = document.getElementById('find')
const found = document.getElementById('found')
const sections = [...document.querySelectorAll('section[data-words]')]
find.addEventListener('input', () => {
  const words = find.value.toLowerCase().split(/\\s+/).filter(Boolean)
  let shown = 0
  for (const section of sections) {
    const has = words.every(word => section.dataset.words.includes(word))
    section.hidden = !has
    document.getElementById('to-' + section.id).hidden = !has
    if (has) shown += 1
  }
  found.textContent = words.length ? shown + ' of ' + sections.length + ' records' : ''
})
`

function contentsLine({ name, plural }: Entity): string {
  return `<li id="to-${name}"><a href="#${name}">${safe(plural)}</a></li>`
}

function sectionOf(entity: Entity): string {
  const { name, plural, help, ownedBy, derived, fields, relations } = entity
  const words = [
    name,
    plural,
    ...Object.entries(fields).map(([key, field]) => `${key} ${labelOf(key, field)}`),
  ]
  return [
    `<section id="${name}" data-words="${safe(words.join(' ').toLowerCase())}">`,
    `<h2>${safe(plural)} <code class="soft">/api/${name}</code></h2>`,
    `<p>${safe(help)} <span class="soft">${safe(ownerSentence(ownedBy))}${derived ? ' Worked out from other records: it can only be read.' : ''}</span></p>`,
    fieldTables(entity),
    relationTable(relations),
    '</section>',
  ].join('\n')
}

function ownerSentence(owner: Owner): string {
  switch (owner.kind) {
    case 'everyone':
      return owner.write === 'admins'
        ? 'Everybody reads it, administrators change it.'
        : 'Everybody reads it and may add to it.'
    case 'farm':
      return owner.needs ? 'A farm’s own, for those who may see its money.' : 'A farm’s own.'
    case 'business':
      return 'A business’s own.'
    case 'staff':
      return 'For staff.'
    case 'person':
      return 'A person’s own.'
    case 'row':
      return 'Seen by whoever sees the record that it belongs to.'
    case 'admins':
      return 'For administrators.'
  }
}

/** A record that is kept in parts shows each folded, for it has a thousand fields. */
function fieldTables({ fields, parts }: Entity): string {
  if (!parts) return fieldTable(Object.entries(fields), 'Fields')
  const inParts = new Set(Object.values(parts).flat())
  const whole = Object.entries(fields).filter(([name]) => !inParts.has(name))
  const folded = Object.entries(parts).map(([part, names]) => {
    const title = part.replace(/^assets_/, '').replaceAll('_', ' ')
    const rows = names.map(name => [name, fields[name] as Field] as const)
    return `<details><summary>${safe(title)}, ${names.length} figures</summary>${fieldTable(rows, title)}</details>`
  })
  return fieldTable(whole, 'Fields') + folded.join('\n')
}

function fieldTable(fields: readonly (readonly [string, Field])[], caption: string): string {
  return [
    `<div class="wide" tabindex="0" role="group" aria-label="${safe(caption)}"><table><caption>${safe(caption)}</caption>`,
    '<thead><tr><th scope="col">Name</th><th scope="col">What</th><th scope="col">Kind</th><th scope="col">Rules</th></tr></thead>',
    `<tbody>${fields.map(fieldRow).join('')}</tbody></table></div>`,
  ].join('')
}

function fieldRow([name, field]: readonly [string, Field]): string {
  const what = field.help ? `${labelOf(name, field)}. ${field.help}` : labelOf(name, field)
  const formula = field.formula ? `<br><code>= ${safe(field.formula)}</code>` : ''
  return (
    `<tr><th scope="row"><code>${safe(name)}</code></th><td>${safe(what)}${formula}</td>` +
    `<td>${kindOf(field)}</td><td>${safe(rulesOf(field))}</td></tr>`
  )
}

function kindOf(field: Field): string {
  if (field.kind === 'key') return `number of <a href="#${field.target}">${field.target}</a>`
  return safe(field.unit ? `${field.kind}, ${field.unit}` : field.kind)
}

function rulesOf(field: Field): string {
  const shown = (figure: number) => figure.toLocaleString('en-AU')
  return [
    field.required ? 'needed' : '',
    field.secret ? 'secret, never sent' : '',
    field.readOnly || field.computed ? 'set by Furrow' : '',
    field.min === undefined ? '' : `at least ${shown(field.min)}`,
    field.max === undefined || field.kind.includes('text') ? '' : `at most ${shown(field.max)}`,
    field.choices ? `one of: ${field.choices.join(', ')}` : '',
    field.default === undefined ? '' : `${String(field.default)} unless said`,
  ]
    .filter(Boolean)
    .join('; ')
}

function relationTable(relations: Readonly<Record<string, Relation>>): string {
  const entries = Object.entries(relations)
  if (entries.length === 0) return ''
  const items = entries.map(([name, relation]) => {
    const target =
      'entity' in relation
        ? `<a href="#${relation.entity}">${relation.entity}</a>`
        : 'several kinds'
    return `<li><code>${safe(name)}</code> <span class="soft">${relation.kind}</span> ${target}</li>`
  })
  return `<h3>Relations</h3><ul>${items.join('')}</ul>`
}

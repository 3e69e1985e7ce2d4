// The records of Furrow on one page that people can read, without a network: printed from the
// catalogue.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { labelOf } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import { docsIntroduction } from './docs-introduction.ts'
import { fieldTables, relationTable } from './docs-tables.ts'
import { ownerSentence } from './owner-words.ts'
import { pageText, safe } from '../web/html-page.ts'

export function docsPage(catalogue: Catalogue, version: string): string {
  const entities = [...catalogue.values()]
  const body = [
    '<h1>The records of Furrow</h1>',
    `<p class="soft">Version ${safe(version)}, ${entities.length} kinds of record. For programs:`,
    '<a href="/api/v2/openapi.json">OpenAPI</a> and <a href="/api/v2/catalogue">the catalogue</a>.</p>',
    '<p><a href="#records">To the records</a></p>',
    docsIntroduction(),
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
function search() {
  const words = find.value.toLowerCase().split(/\\s+/).filter(Boolean)
  let shown = 0
  for (const section of sections) {
    const has = words.every(word => section.dataset.words.includes(word))
    section.hidden = !has
    document.getElementById('to-' + section.id).hidden = !has
    if (has) shown += 1
  }
  found.textContent = words.length ? shown + ' of ' + sections.length + ' records' : ''
}
find.addEventListener('input', search)
// A link to a record that is hidden shows all of them again.
addEventListener('hashchange', () => {
  const section = document.getElementById(location.hash.slice(1))
  if (!section || !section.hidden) return
  find.value = ''
  search()
  section.scrollIntoView()
})
search()
`

function contentsLine({ name, plural }: Entity): string {
  return `<li id="to-${name}"><a href="#${name}">${safe(plural)}</a></li>`
}

function sectionOf(entity: Entity): string {
  const { name, plural, help, ownedBy } = entity
  return [
    `<section id="${name}" data-words="${safe(wordsOf(entity))}">`,
    `<h3>${safe(plural)} <code class="soft">/api/${name}</code></h3>`,
    `<p>${safe(help)}${onlyRead(entity)} <span class="soft">${ownerSentence(ownedBy)}</span></p>`,
    fieldTables(entity),
    relationTable(entity),
    '</section>',
  ].join('\n')
}

function onlyRead({ derived, readAlone }: Entity): string {
  if (derived) return ' Worked out from other records: it can only be read.'
  return readAlone ? ' Written by Furrow alone: it can only be read.' : ''
}

function wordsOf({ name, label, plural, fields }: Entity): string {
  const words = Object.entries(fields).map(([key, field]) => `${key} ${labelOf(key, field)}`)
  return [name, label, plural, ...words].join(' ').toLowerCase()
}

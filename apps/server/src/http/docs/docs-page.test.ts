import { furrow } from '@furrow/catalogue/furrow'
import { describe, expect, test } from 'vitest'
import { docsPage } from './docs-page.ts'
import { partsForTests } from '../parts-for-tests.ts'

const catalogue = furrow()
const page = docsPage(catalogue, '1.2.3')
const sections = new Map(
  [...page.matchAll(/<section id="([^"]+)"[\s\S]*?<\/section>/g)].map(([text, id]) => [id, text]),
)
const found = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, part = '']) => part)

describe('the page of the records', () => {
  test('has a section for every record, with its help and every field and relation', () => {
    expect([...sections.keys()]).toEqual([...catalogue.keys()])
    for (const { name, fields, relations, help } of catalogue.values()) {
      const section = sections.get(name) ?? ''
      expect(section).toContain(help)
      for (const each of [...Object.keys(fields), ...Object.keys(relations)]) {
        expect(section, `${name}.${each}`).toContain(`<code>${each}</code>`)
      }
    }
  })

  test('says what a field is, in what unit, within what bounds, and whether it is needed', () => {
    const row = (section: string, field: string) =>
      (sections.get(section) ?? '')
        .split('<tr>')
        .find(text => text.startsWith(`<th scope="row"><code>${field}</code>`))
        ?.replaceAll(/<[^>]+>/g, '|')
    expect(row('paddocks', 'area')).toMatch(
      /\|Area\..*without lanes and timber\.\|+number, ha\|\|at least 0; at most 60,000;/,
    )
    expect(row('paddocks', 'name')).toContain('at most 60 characters||yes|')
    expect(row('paddocks', 'soil_type')).toContain('one of: Heavy, Heavy to Medium')
    expect(row('users', 'password')).toContain('secret: never served')
    expect(row('users', 'admin')).toContain('no unless said')
    expect(row('farms', 'billing_notes')).toContain('for those who may see finances')
    expect(row('assets', 'roam')).toContain('= operating_profit / managed_total_val')
  })

  test('says whose a record is, in words', () => {
    expect(sections.get('paddocks')).toContain('Belongs to a farm: its people read and change it.')
    expect(sections.get('rainfalls')).toContain('it follows from <code>rain_gauge_id</code>')
    expect(sections.get('crop_types')).toContain('administrators change it')
    expect(sections.get('changes')).toContain('it can only be read')
  })

  test('folds the thousand figures of the financial record by subject', () => {
    const folded = sections.get('assets')?.match(/<summary>[^<]+, \d+ figures<\/summary>/g)
    expect(folded?.length).toBe(Object.keys(catalogue.get('assets')?.parts ?? {}).length)
    expect(sections.get('paddocks')).not.toContain('<details>')
  })

  test('has headings in order, names of its own and links that lead somewhere', () => {
    const levels = found(/<h(\d)/g).map(Number)
    expect(levels[0]).toBe(1)
    levels.forEach((level, place) => {
      expect(level - (levels[place - 1] ?? 0), `heading ${place}`).toBeLessThanOrEqual(1)
    })
    const ids = found(/ id="([^"]+)"/g)
    expect(new Set(ids).size).toBe(ids.length)
    const missing = found(/href="#([^"]*)"/g).filter(target => !ids.includes(target))
    expect(missing).toEqual([])
  })

  test('asks nothing of other places, and shows what the catalogue says as text', () => {
    expect(page).not.toMatch(/(src|href)="(https?:)?\/\//)
    expect(page).not.toMatch(/@import|url\(/)
    const small = docsPage(partsForTests([]).catalogue, '<1>')
    expect(small).toContain('Under &#60;roof&#62;.')
    expect(small).toContain('Version &#60;1&#62;')
  })
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const project = join(import.meta.dirname, '..')
const tour = readFileSync(join(project, 'docs/tour.md'), 'utf8')

const there = tableUnder('### The way there')
const back = tableUnder('### The way back, and to a colleague')

describe('the tour', () => {
  test('names no file that is not there', () => {
    const named = filesIn(tour)
    expect(named.filter(file => placesOf(file).length !== 1)).toEqual([])
    expect(named.length).toBeGreaterThan(there.length + back.length)
  })

  test('goes through at most thirty files from the key to what is saved, none of them twice', () => {
    expect(repeated(there)).toEqual([])
    expect(there.length).toBeLessThanOrEqual(30)
    expect(there.at(0)).toMatch(/^sheet\//)
    expect(there.at(-1)).toMatch(/^verbs\//)
  })

  test('goes through none of them twice on the way back', () => {
    expect(repeated(back)).toEqual([])
    expect(back.length).toBeGreaterThan(10)
  })
})

/** The files in the second column. */
function tableUnder(heading: string): readonly string[] {
  const [, section = ''] = tour.split(`\n${heading}\n`)
  const [own = ''] = section.split(/\n#/)
  const rows = own.split('\n').filter(line => line.startsWith('|'))
  return filesIn(rows.map(row => row.split('|')[2] ?? '').join('\n'))
}

/** Those with a folder before them; others are named beside one that has. */
function filesIn(text: string): readonly string[] {
  return [...text.matchAll(/`([\w./-]+\/[\w.-]+\.tsx?)`/g)].map(([, file = '']) => file)
}

/** Packages stand under their names, what is in an app under its folder. */
function placesOf(file: string): readonly string[] {
  const [first = '', ...rest] = file.split('/')
  const inPackage = join('packages', first, 'src', ...rest)
  const inApps = ['apps/web/src', 'apps/server/src'].map(folder => join(folder, file))
  return [file, inPackage, ...inApps].filter(path => existsSync(join(project, path)))
}

function repeated(files: readonly string[]): readonly string[] {
  return files.filter((file, place) => files.indexOf(file) !== place)
}

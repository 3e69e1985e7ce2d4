// The dashboard asks for what Furrow tells, by the labels that it has; and docs/running.md names all of it.

import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { databaseMeters } from '../../apps/server/src/metrics/database-meters.ts'
import { openMeters } from '../../apps/server/src/metrics/meters.ts'

interface Dashboard {
  readonly panels: readonly {
    readonly title: string
    readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[]
    readonly gridPos: { readonly x: number; readonly w: number }
  }[]
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const text = read('furrow.json')
const { panels } = JSON.parse(text) as Dashboard
const targets = panels.flatMap(panel => panel.targets ?? [])
/** The names that may stand in a question, with their labels. */
const served = new Map<string, readonly string[]>()

beforeAll(async () => {
  const figures = {
    jobs: [{ kind: 'batch', state: 'queued', jobs: 1 }],
    emails_waiting: 0,
    emails_given_up: 0,
    bytes: 1,
  } as const
  const { registry } = openMeters(
    () => [],
    () => [],
  )
  const labels = new Map(
    registry
      .getMetricsAsArray()
      .map(metric => [metric.name, (metric as unknown as { labelNames: string[] }).labelNames]),
  )
  const ofProcess = await registry.getMetricsAsJSON()
  const ofDatabase = await databaseMeters({ version: '1', figures, room: 1 })
  for (const { name, type } of ofProcess) {
    const own = labels.get(name) ?? []
    const isHistogram = String(type) === 'histogram'
    const endings = isHistogram ? ['_bucket', '_sum', '_count'] : ['']
    for (const ending of endings)
      served.set(name + ending, ending === '_bucket' ? ['le', ...own] : own)
  }
  for (const { name, values } of ofDatabase) {
    served.set(name, Object.keys(values[0]?.labels ?? {}))
  }
})

test('each question is about what is served, by labels that it has', () => {
  expect(targets.length).toBeGreaterThan(20)
  for (const { expr, legendFormat } of targets) {
    const names = expr.match(/\b(?:furrow|process|nodejs)_\w+/g) ?? []
    expect([expr, names.length]).not.toEqual([expr, 0])
    for (const name of names) expect([...served.keys()]).toContain(name)
    const known = ['instance', ...names.flatMap(name => served.get(name) ?? [])]
    const grouped = [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, by = '']) => by.split(', '))
    const chosen = [...expr.matchAll(/(\w+)=~?"/g)].map(([, label = '']) => label)
    const told = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label)
    for (const label of [...grouped, ...chosen])
      expect([expr, known]).toEqual([expr, expect.arrayContaining([label])])
    for (const label of told)
      expect([expr, grouped]).toEqual([expr, expect.arrayContaining([label])])
  }
})

test('all that Furrow tells of itself is shown, and stands in the documentation', () => {
  const docs = read('../../docs/running.md')
  const ours = [...served.keys()]
    .filter(name => name.startsWith('furrow_'))
    .map(name => name.replace(/_(?:bucket|sum|count)$/, ''))
  for (const name of new Set(ours)) {
    expect(docs).toContain(`\`${name}\``)
    expect(text).toContain(name)
  }
})

// The figures of all meters, one by one, and how those that only grow have changed lately.

import type { Gathered } from './gathered.ts'

export interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string | number | undefined>>
  readonly value: number
}

/** By the name of a meter with its labels. */
export type MeterFigures = ReadonlyMap<string, number>

export function samplesIn(gathered: Gathered): readonly Sample[] {
  return gathered.flatMap(({ name, values }) =>
    values.map(({ labels, value, ...more }) => {
      const { metricName = name } = more as { readonly metricName?: string }
      return { name: metricName, labels, value }
    }),
  )
}

function keyOf({ name, labels }: Sample): string {
  return `${name} ${JSON.stringify(labels)}`
}

export function figuresOf(samples: readonly Sample[]): MeterFigures {
  const ours = samples.filter(({ name }) => name.startsWith('furrow_'))
  return new Map(ours.map(sample => [keyOf(sample), sample.value]))
}

/** What a process had counted is gone with it: then nothing is less than it was. */
export function latelyOf(samples: readonly Sample[], before: MeterFigures): readonly Sample[] {
  return samples.map(sample => ({
    ...sample,
    value: Math.max(0, sample.value - (before.get(keyOf(sample)) ?? 0)),
  }))
}

export function sumOf(
  samples: readonly Sample[],
  name: string,
  labels: Sample['labels'] = {},
): number {
  const wanted = Object.entries(labels)
  return samples
    .filter(
      sample =>
        sample.name === name && wanted.every(([label, word]) => sample.labels[label] === word),
    )
    .reduce((sum, { value }) => sum + value, 0)
}

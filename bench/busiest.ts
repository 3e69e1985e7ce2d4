// From a profile to where the time was spent: by part of the program, and by function.

import type { Profiler } from 'node:inspector'
import type { BusyPlace } from './child-words.ts'

const functionsShown = 20
const partsShown = 12

/** Without the time in which there was nothing to do, or the profile itself was made. */
export function busiest({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): BusyPlace[] {
  const frames = new Map(nodes.map(node => [node.id, node.callFrame]))
  const parts = new Map<string, number>()
  const functions = new Map<string, number>()
  for (const [at, sample] of samples.entries()) {
    const frame = frames.get(sample)
    const time = timeDeltas[at] ?? 0
    if (!frame || frame.functionName === '(idle)' || frame.url === 'node:inspector') continue
    add(parts, partOf(frame), time)
    add(functions, `${frame.functionName || '(nameless)'}  ${placeOf(frame)}`, time)
  }
  return [...most(parts, partsShown), ...most(functions, functionsShown)]
}

type Frame = Profiler.Profile['nodes'][number]['callFrame']

/** A package, or a folder of ours. */
function partOf(frame: Frame): string {
  const place = placeOf(frame)
  const folder = /^(node_modules\/(?:@[^/]+\/)?[^/]+|(?:apps|packages|bench)\b.*(?=\/))/.exec(place)
  if (folder?.[1]) return folder[1]
  return place.startsWith('node:') ? 'Node' : `Node: ${frame.functionName}`
}

function placeOf({ url, lineNumber }: Frame): string {
  const short = url.replace(/^.*\/(?=node_modules\/|apps\/|packages\/|bench\/)/, '')
  return short === '' ? '' : `${short}:${lineNumber + 1}`
}

function add(times: Map<string, number>, place: string, time: number): void {
  times.set(place, (times.get(place) ?? 0) + time)
}

function most(times: ReadonlyMap<string, number>, amount: number): BusyPlace[] {
  const all = [...times.values()].reduce((sum, time) => sum + time, 0)
  return [...times]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, amount)
    .map(([place, time]) => ({ place, share: time / all }))
}

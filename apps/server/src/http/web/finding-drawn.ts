// A finding on a phone: a strip, and every mark on it in words.

import { markPath, isFilledMark } from '@furrow/farming/pictures/mark-shape'
import type { MarkShape } from '@furrow/farming/pictures/mark-shape'
import { spreadPlaces } from '@furrow/farming/pictures/spread-places'
import { rangeText } from '@furrow/farming/numbers/range-text'
import type { FollowedScreen, ShownFinding } from '@furrow/wire/office/workshop-screen-answer'
import { safe } from './html-page.ts'

type Own = FollowedScreen['own']

export const findingStyle = `
.strip { display: block; width: 100%; height: auto; max-width: 720px; margin: 16px 0 4px; }
.strip .ground { stroke: var(--line); stroke-width: 3; }
.strip .band, .marks .band { fill: var(--soft); opacity: .35; }
.strip path, .marks path { fill: var(--ink); stroke: var(--ink); stroke-width: 2; }
.strip .hollow, .marks .hollow { fill: var(--ground); }
.strip .farm, .marks .farm { fill: var(--accent); stroke: var(--accent); }
.marks { list-style: none; margin: 16px 0; padding: 0; max-width: 720px; font-variant-numeric: tabular-nums; }
.marks li { display: grid; grid-template-columns: 24px 1fr auto; gap: 4px 10px; align-items: center; padding: 8px 0;
  border-top: 1px solid var(--line); }
.marks strong { text-align: right; }
`

const [wide, high] = [360, 48]

export function findingDrawn(finding: ShownFinding, own: Own): string {
  const side = finding.better === 'neither' ? '' : '<p class="soft">Better lies to the right.</p>'
  return `${strip(finding, own)}${side}<ul class="marks">${marksOf(finding, own).join('')}</ul>`
}

/** What it shows is said below it. */
function strip({ better, low, middle, high: most, average, top }: ShownFinding, own: Own): string {
  const places = spreadPlaces({
    better,
    own: own?.figure.value ?? null,
    low: low.value,
    middle: middle.value,
    high: most.value,
    average: average.value,
    top: top.value,
  })
  const mark = (shape: MarkShape, place: number | null, kind = '') =>
    place === null ? '' : drawn(shape, [place * wide, high / 2], kind)
  const { band } = places
  return [
    `<svg class="strip" viewBox="0 0 ${wide} ${high}" aria-hidden="true">`,
    `<path class="ground" d="M0 ${high / 2}H${wide}"/>`,
    band
      ? `<rect class="band" x="${round(band.from * wide)}" y="${high / 2 - 10}" width="${round(Math.max(2, (band.to - band.from) * wide))}" height="20"/>`
      : '',
    mark('tick', places.middle),
    mark('circle', places.average),
    mark('triangle', places.top),
    mark('diamond', places.own?.at ?? null, ' farm'),
    '</svg>',
  ].join('')
}

function drawn(shape: MarkShape, [x, y]: readonly [number, number], kind = ''): string {
  const looks = `${isFilledMark(shape) ? '' : 'hollow'}${kind}`.trim()
  return `<path class="${looks}" transform="translate(${round(x)} ${y})" d="${markPath(shape, 9)}"/>`
}

const round = (figure: number) => Math.round(figure * 10) / 10

function marksOf(
  { band, low, middle, high: most, average, top }: ShownFinding,
  own: Own,
): readonly string[] {
  const line = (icon: string, words: string, text: string) =>
    `<li><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">${icon}</svg><span>${words}</span><strong>${safe(text)}</strong></li>`
  const mark = (shape: MarkShape, words: string, { value, text }: typeof middle) =>
    value === null ? '' : line(drawn(shape, [12, 12]), words, text)
  const part = band === 'fifths' ? 'Three in five farms' : 'Half of the farms'
  const range = rangeText(low.text, most.text)
  const place = own?.place ? `<br><span class="soft">${safe(own.place)}</span>` : ''
  return [
    own
      ? line(drawn('diamond', [12, 12], ' farm'), `${safe(own.farm)}${place}`, own.figure.text)
      : '',
    band ? line('<rect class="band" x="2" y="6" width="20" height="12"/>', part, range) : '',
    mark('tick', 'Middle farm', middle),
    mark('circle', 'Average farm', average),
    mark('triangle', 'Best farms', top),
  ]
}

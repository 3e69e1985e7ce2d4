// Findings as the server tells them, for tests of what is made of them.

import type { ShownFinding, WorkshopScreen } from '@furrow/wire/office/workshop-screen-answer'

const inUnit = (value: number | null) => ({
  value,
  text: value === null ? '–' : `${value.toFixed(1)} t/ha`,
})

export function findingOf(about: string, label: string, middle: number | null = 3): ShownFinding {
  const known = (figure: number) => inUnit(middle === null ? null : figure)
  return {
    scope: about === 'Whole farm' ? 'farm' : 'crop 12',
    about,
    section: 'Crops',
    measure: label.toLowerCase().replaceAll(' ', '_'),
    label,
    help: `What ${label} says.`,
    unit: 't/ha',
    better: 'up',
    sentence: `Half of the farms made ${label.toLowerCase()} of 2.0 to 4.0 t/ha.`,
    band: middle === null ? null : 'quartiles',
    low: known(2),
    middle: inUnit(middle),
    high: known(4),
    average: inUnit(3.2),
    top: known(4.6),
  }
}

export const findingsOfTest: readonly ShownFinding[] = [
  findingOf('Whole farm', 'Operating profit'),
  findingOf('Wheat, dryland', 'Yield'),
  findingOf('Whole farm', 'Labour cost'),
  findingOf('Wheat, dryland', 'Price', null),
]

export const screenOfTest: WorkshopScreen = {
  workshop: 'Crops compared',
  workshop_id: 5,
  period: '2024-25',
  edition: 2,
  group: { name: 'Grain, north', band: '10–14', best: 'Return on assets' },
  findings: findingsOfTest,
}

export const sessionOfTest = {
  id: 9,
  workshop_id: 5,
  group: 'group 5',
  group_name: 'Grain, north',
  edition_id: 3,
  code: '482913',
  slide: 0,
  ended_at: null,
  created_at: new Date().toISOString(),
  updated_at: '2026-11-28T10:00:00.000000Z',
}

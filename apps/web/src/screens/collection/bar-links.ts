// Where what a section shows apart is filled in: a crop, an enterprise, each with its own way through a wizard.

import { isAbout } from '../../period/progress/bar-states.ts'
import type { ScreenRoute } from '../../routing/screen-route.ts'

/** What a section shows apart, by its name and as people call it. */
export interface SectionBars {
  readonly name: string
  readonly bars: readonly { readonly name: string; readonly label: string }[]
}

export interface OpenPlace {
  readonly section: string
  readonly code?: string
  readonly resource?: string | null
  readonly id?: number | null
  readonly where?: string | null
}

export interface WayToFix {
  readonly to: string
  readonly params: Readonly<Record<string, string>>
  readonly search?: Readonly<Record<string, unknown>>
}

interface Known {
  readonly params: WayToFix['params']
  readonly sections: readonly SectionBars[]
}

export function barLinks(
  screens: readonly Pick<ScreenRoute, 'to' | 'bars'>[],
  { params, sections }: Known,
) {
  const barsOf = (section: string) => screens.find(({ bars }) => bars?.steps[section] !== undefined)
  /** Where what a section shows apart is filled in: each crop has its own way through the wizard. */
  const ofBar = (section: string, bar: string, code = ''): WayToFix | undefined => {
    const screen = barsOf(section)
    if (!screen?.bars) return undefined
    const { param, steps, points } = screen.bars
    const step = points?.[code] ?? steps[section]
    const link = { to: `${screen.to}/{-$${param}}`, params: { ...params, [param]: bar } }
    return step ? { ...link, search: { step } } : link
  }
  /** About one of them, or about a part of one at the step that is known for it: `Ewes, Grazing Sheep`. */
  const ofNamedBar = ({ section, code = '', where = null }: OpenPlace): WayToFix | undefined => {
    const own = sections.find(({ name }) => name === section)
    const hasStep = barsOf(section)?.bars?.points?.[code] !== undefined
    const bar = own?.bars.find(({ label }) =>
      hasStep ? isAbout({ where }, label) : label === where,
    )
    return bar && ofBar(section, bar.name, code)
  }
  return { ofBar, ofNamedBar }
}

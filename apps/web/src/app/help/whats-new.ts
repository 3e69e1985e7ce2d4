// What changed for people, the newest first. Who has seen it is noted on the device.

export interface NewThing {
  /** YYYY-MM-DD. */
  readonly day: string
  readonly title: string
  readonly text: string
}

export const whatsNew: readonly NewThing[] = [
  {
    day: '2026-11-28',
    title: 'Reports show how the farm compares',
    text: 'My year on one page, the whole farm, each crop and each livestock enterprise, beside a group you choose. Every figure says where it comes from.',
  },
  {
    day: '2026-11-26',
    title: 'Finance has its own place',
    text: 'Machinery, buildings, water, debts and people, each as a table; the balance sheet follows. For whoever can see finances.',
  },
  {
    day: '2026-11-24',
    title: 'The collection says what is missing first',
    text: 'Sections that are complete are one line. Submit says what is left to fix, and each line leads to its place.',
  },
  {
    day: '2026-11-24',
    title: 'Rain, a harvest or a sale in passing',
    text: 'Quick entry in the collection saves them at once, with undo.',
  },
  {
    day: '2026-11-24',
    title: 'Compare as many periods as you like',
    text: 'Areas, crops, rain and livestock side by side, with the difference from period to period.',
  },
]

/** Those that came after what someone saw last; all of them to who has seen none. */
export function unseenOf(all: readonly NewThing[], seen: string | undefined): readonly NewThing[] {
  return seen === undefined ? all : all.filter(({ day }) => day > seen)
}

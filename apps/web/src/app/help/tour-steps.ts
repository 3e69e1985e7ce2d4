// Five steps through Furrow, in the order in which a season is recorded.

export interface TourStep {
  readonly title: string
  readonly text: string
  /** Within the farm’s period; where that is not chosen yet, choosing it comes first. */
  readonly place: '' | '/paddocks' | '/rain-gauges' | '/cropping'
}

export const tourSteps: readonly TourStep[] = [
  {
    title: 'The collection',
    text: 'Everything starts here: what is missing, what to check, and Submit when it is done.',
    place: '',
  },
  {
    title: 'Paddocks',
    text: 'A row for each paddock. Type, or paste from Excel. What you leave is saved by itself.',
    place: '/paddocks',
  },
  {
    title: 'Rain',
    text: 'Rain is entered day by day. Enter 0 for dry days, so that a month counts as complete.',
    place: '/rain-gauges',
  },
  {
    title: 'Crops',
    text: 'The wizard asks step by step. The spreadsheet is for pasting a whole season at once.',
    place: '/cropping',
  },
  {
    title: 'Submit',
    text: 'Back in the collection, press Submit. If something is left to fix, it says what and where.',
    place: '',
  },
]

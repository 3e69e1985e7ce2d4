// What people ask, screen by screen, and the answer: shown where one is, and searched from anywhere.

import type { helpPlaces } from '@furrow/catalogue/chapters/people'

export interface HelpAnswer {
  readonly question: string
  readonly answer: string
}

interface HelpOfScreen {
  readonly name: (typeof helpPlaces)[number]
  /** The end of its address. */
  readonly at: RegExp
  readonly answers: readonly HelpAnswer[]
}

const saving: HelpAnswer = {
  question: 'Is what I typed saved?',
  answer:
    'Yes, as soon as you leave a field or a cell. The mark at the top says “All changes saved”, or how many wait for signal. Without signal everything is kept on this device and sent later.',
}
const undoing: HelpAnswer = {
  question: 'How do I undo something?',
  answer: 'Press Ctrl+Z (⌘Z on a Mac), or Undo in the notice at the bottom. One paste is one undo.',
}
const pasting: HelpAnswer = {
  question: 'Can I paste from Excel?',
  answer:
    'Yes. Copy the cells in Excel, click the first cell here and press Ctrl+V. What can’t be read is marked in its cell for you to fix; everything else is saved.',
}

/** The first that matches. */
const screens: readonly HelpOfScreen[] = [
  {
    name: 'Paddock map',
    at: /\/paddocks\/map$/,
    answers: [
      {
        question: 'How do I get boundaries onto the map?',
        answer:
          'Draw them, or import a KML, GeoJSON or shapefile. You see what would change before anything is saved.',
      },
      undoing,
    ],
  },
  {
    name: 'Paddocks',
    at: /\/paddocks$/,
    answers: [
      pasting,
      {
        question: 'A paddock was split or joined. What do I do?',
        answer:
          'Open the paddock and choose Split, or choose several and join them. Its history stays linked to the new paddocks.',
      },
      {
        question: 'Only some paddocks are shown. Where are the others?',
        answer: 'A filter is on. Choose Show all beside the Filter button.',
      },
      undoing,
    ],
  },
  {
    name: 'Rain',
    at: /\/rain-gauges(\/|$)/,
    answers: [
      {
        question: 'Do I have to enter dry days?',
        answer:
          'Yes, as 0. An empty day counts as not read, and rain of that time is then shown as incomplete.',
      },
      {
        question: 'I only have a total for several days.',
        answer:
          'Enter it on the last of those days with their number, and it counts for all of them.',
      },
      pasting,
      saving,
    ],
  },
  {
    name: 'Cropping wizard',
    at: /\/cropping\/wizard(\/|$)/,
    answers: [
      {
        question: 'I don’t have a figure yet.',
        answer:
          'Choose “Don’t know yet” and go on. It stays on the list of what is open, and you can come back to it any time.',
      },
      {
        question: 'Can I fill in several paddocks at once?',
        answer:
          'Yes. Choose “Same for all paddocks” where it is offered, or select the paddocks first.',
      },
      saving,
    ],
  },
  {
    name: 'Cropping spreadsheet',
    at: /\/cropping\/spreadsheet$/,
    answers: [
      pasting,
      {
        question: 'Why can’t I type in some cells?',
        answer:
          'Figures such as yield are calculated, or the crop isn’t harvested that way. Select the cell and it says why.',
      },
      undoing,
    ],
  },
  {
    name: 'Cropping',
    at: /\/cropping$/,
    answers: [
      {
        question: 'Why is a figure a dash?',
        answer:
          'Something it is calculated from isn’t recorded yet. A dash is never 0: hover over it, or open the crop to see what is missing.',
      },
      {
        question: 'What is “Our share”?',
        answer: 'What is yours of the harvest, after the share of a sharefarmer or landholder.',
      },
    ],
  },
  {
    name: 'Files',
    at: /\/files$/,
    answers: [
      {
        question: 'My upload stopped halfway.',
        answer: 'It carries on by itself when there is signal. You can leave the page.',
      },
      {
        question: 'Who can see the files?',
        answer: 'The people of this farm and its consultant.',
      },
    ],
  },
  {
    name: 'Livestock',
    at: /\/livestock(\/|$)/,
    answers: [
      {
        question: 'The count is not what the movements say.',
        answer:
          'Open Step by step at Closing: it offers a forgotten sale, birth, transfer or deaths. Where nobody knows, a line with a note settles it.',
      },
      {
        question: 'Can I paste my agent’s statement?',
        answer:
          'Yes: Stock ledger, then Paste a statement. What is unsure is marked, and you check it before it is added.',
      },
      {
        question: 'What is DSE?',
        answer:
          'Dry sheep equivalents: how much feed stock need, beside one dry 50 kg sheep. The ratings that are used stand beside the figure.',
      },
    ],
  },
  {
    name: 'Finance',
    at: /\/finance(\/|$)/,
    answers: [
      {
        question: 'Who can see this?',
        answer:
          'The farm’s managers, its consultant, and whoever a manager lets see finances on the farm’s details page.',
      },
      {
        question: 'What follows by itself?',
        answer:
          'Land, crops, livestock, rain, machines, buildings, water, debts and people: enter them at their own place, and the overview follows.',
      },
      { question: 'With or without GST?', answer: 'All amounts are without GST.' },
    ],
  },
  {
    name: 'Contacts',
    at: /\/contacts$/,
    answers: [
      {
        question: 'Who should be in here?',
        answer:
          'Whom the farm deals with: agronomist, accountant, buyers, contractors. They get no access by being listed.',
      },
    ],
  },
  {
    name: 'Compare periods',
    at: /\/compare-periods$/,
    answers: [
      {
        question: 'What do the small figures mean?',
        answer:
          'The difference to the period before it. There is none where one of the two has no figure.',
      },
      {
        question: 'How do I choose the periods?',
        answer:
          'With the Filter button. The address keeps your choice, so you can send it to someone.',
      },
    ],
  },
  {
    name: 'Periods',
    at: /\/collection\/\d+\/period$/,
    answers: [
      {
        question: 'How do I start a new period?',
        answer:
          'Choose Start new period. Paddocks, crops and livestock of the period before are copied; you see how many before it happens.',
      },
    ],
  },
  {
    name: 'Collection',
    at: /\/collection\/\d+\/period\/\d+$/,
    answers: [
      {
        question: 'Why can’t I submit?',
        answer:
          'Press Submit: it says what is left to fix. Each line leads to the place where you can fix it, or says who can.',
      },
      {
        question: 'A warning is wrong: the figure is correct.',
        answer:
          'Choose Confirm and say why. We only ask again when the figure changes. The same warning for many paddocks is confirmed in one go.',
      },
      {
        question: 'Can I change something after submitting?',
        answer:
          'A manager can withdraw the period until its validation starts. After that, ask your consultant to send it back.',
      },
      saving,
    ],
  },
  {
    name: 'Home',
    at: /^\/$/,
    answers: [
      {
        question: 'Where do I start?',
        answer:
          'Choose your farm. The collection of its newest period shows what is still missing.',
      },
      {
        question: 'A farm is missing.',
        answer:
          'Ask a manager of the farm to invite you, or call us. Once you are invited, it appears here.',
      },
      saving,
    ],
  },
]

const general: readonly HelpAnswer[] = [saving, undoing]

export function helpAt(path: string): {
  readonly name: string
  readonly answers: readonly HelpAnswer[]
} {
  const found = screens.find(({ at }) => at.test(path))
  return found ?? { name: 'this page', answers: general }
}

/** Of all screens, each once: those that hold every word that is looked for. */
export function answersFor(search: string): readonly HelpAnswer[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const all = new Set([...screens.flatMap(({ answers }) => answers), ...general])
  return [...all].filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLowerCase()
    return words.every(word => text.includes(word))
  })
}

// The steps of taking on a new customer. A step with a kind is done once the farm's rows say so; one without is ticked
// by hand.

export const stepKinds = [
  'joined',
  'terms',
  'details',
  'paddocks',
  'gauges',
  'contacts',
  'people',
  'submitted',
] as const

export type StepKind = (typeof stepKinds)[number]

/** What is recorded of a farm, kind by kind. */
export type StepFacts = Readonly<Record<StepKind, boolean>>

export interface OnboardingStep {
  readonly label: string
  /** Nothing where it is ticked by hand. */
  readonly kind?: StepKind
  /** Of one that is ticked by hand. */
  readonly done?: boolean
}

export interface StepWithState extends OnboardingStep {
  readonly done: boolean
}

/** Without facts, as of an onboarding without a farm, what follows from rows is still to be done. */
export function stepsWithState(
  steps: readonly OnboardingStep[],
  facts: StepFacts | undefined,
): readonly StepWithState[] {
  return steps.map(step => ({
    ...step,
    done: step.kind ? facts?.[step.kind] === true : step.done === true,
  }))
}

/** Those that a farm goes through where nothing else is chosen, in the order in which they are taken. */
export const standardSteps: readonly OnboardingStep[] = [
  { kind: 'terms', label: 'Agree to the terms' },
  { kind: 'details', label: 'Fill in the farm’s details' },
  { kind: 'paddocks', label: 'Add the paddocks' },
  { kind: 'gauges', label: 'Add the rain gauges' },
  { kind: 'contacts', label: 'Add the farm’s contacts' },
  { kind: 'people', label: 'Invite the others on the farm' },
]

/** How a step of each kind is called until someone calls it otherwise, and what ticks it. */
export const kindsOfSteps: Readonly<Record<StepKind, { label: string; ticked: string }>> = {
  joined: { label: 'Join Furrow', ticked: 'the farm has a manager' },
  terms: { label: 'Agree to the terms', ticked: 'a manager agrees to the terms' },
  details: {
    label: 'Fill in the farm’s details',
    ticked: 'the farm has an address, a phone number and an email',
  },
  paddocks: { label: 'Add the paddocks', ticked: 'there is a paddock' },
  gauges: { label: 'Add the rain gauges', ticked: 'there is a rain gauge' },
  contacts: { label: 'Add the farm’s contacts', ticked: 'there is a contact' },
  people: {
    label: 'Invite the others on the farm',
    ticked: 'someone else is on the farm, or invited',
  },
  submitted: { label: 'Submit the first period', ticked: 'a period is submitted' },
}

const most = 30
const longest = 120

/** As they are kept; nothing where what is kept is none. */
export function stepsIn(kept: unknown): readonly OnboardingStep[] {
  return Array.isArray(kept) && faultInSteps(kept) === undefined ? (kept as OnboardingStep[]) : []
}

/** What is wrong about steps that somebody sends, in a sentence. */
export function faultInSteps(sent: unknown): string | undefined {
  if (!Array.isArray(sent)) return 'Send the steps as a list, each with a label.'
  if (sent.length === 0) return 'Add at least one step.'
  if (sent.length > most) return `There can be at most ${most} steps.`
  for (const [place, step] of sent.entries()) {
    const fault = faultInStep(step)
    if (fault !== undefined) return `Step ${place + 1}: ${fault}`
  }
  const kinds = sent.flatMap(({ kind }) => (kind === undefined ? [] : [kind as StepKind]))
  const twice = kinds.find((kind, place) => kinds.indexOf(kind) !== place)
  if (twice === undefined) return undefined
  return `Two steps are ticked when ${kindsOfSteps[twice].ticked}. Keep one of them.`
}

function faultInStep(step: unknown): string | undefined {
  if (typeof step !== 'object' || step === null || Array.isArray(step)) return 'say its label.'
  const { label, kind, done, ...others } = step as Readonly<Record<string, unknown>>
  if (typeof label !== 'string' || label.trim() === '') return 'say its label.'
  if (label.length > longest) return `its label can have at most ${longest} characters.`
  if (kind !== undefined && !stepKinds.some(one => one === kind)) {
    return `its kind is one of ${stepKinds.join(', ')}; leave it out where the step is ticked by hand.`
  }
  if (done !== undefined && typeof done !== 'boolean') return 'done is true or false.'
  if (kind !== undefined && done !== undefined) {
    return 'it is ticked from what is recorded, so it can’t be ticked by hand.'
  }
  const [other] = Object.keys(others)
  return other === undefined ? undefined : `it has no ${other.slice(0, 40)}.`
}

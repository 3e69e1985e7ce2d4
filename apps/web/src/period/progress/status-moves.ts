// Who moves a period on, from where to where, and what a step is called.

export interface Move {
  readonly to: (typeof periodSteps)[number]
  readonly label: string
  /** The step that is usually next. */
  readonly isMain: boolean
  /** Not while something is left to fix. */
  readonly isSubmitting?: boolean
  readonly needsReason?: boolean
}

export interface Mover {
  readonly manages: boolean
  /** Staff of the farm, and administrators. */
  readonly consults: boolean
}

export const periodSteps = [
  'Not started',
  'In progress',
  'Submitted',
  'In validation',
  'Validated',
  'Released',
] as const

/** Also shown to who may not take it, with who may. */
export const submitMove: Move = {
  to: 'Submitted',
  label: 'Submit',
  isMain: true,
  isSubmitting: true,
}
const sendBack: Move = { to: 'In progress', label: 'Send back to the farm', isMain: false }

export function movesOf(status: string, { manages, consults }: Mover): readonly Move[] {
  if (!manages && !consults) return []
  switch (status) {
    case 'Not started':
      return [{ to: 'In progress', label: 'Start', isMain: true }]
    case 'In progress':
      return [submitMove]
    case 'Submitted':
      return consults
        ? [{ to: 'In validation', label: 'Start validation', isMain: true }, sendBack]
        : [{ to: 'In progress', label: 'Withdraw', isMain: false }]
    default:
      return consults ? movesOfStaff(status) : []
  }
}

function movesOfStaff(status: string): readonly Move[] {
  switch (status) {
    case 'In validation':
      return [{ to: 'Validated', label: 'Mark as validated', isMain: true }, sendBack]
    case 'Validated':
      return [
        { to: 'Released', label: 'Release', isMain: true },
        { to: 'In validation', label: 'Back to validation', isMain: false },
      ]
    case 'Released':
      return [{ to: 'In progress', label: 'Reopen', isMain: false, needsReason: true }]
    default:
      return []
  }
}

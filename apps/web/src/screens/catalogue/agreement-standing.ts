// How an agreement stands: of each of its versions how many agreed, and of one of them who did, and who has not.

export interface AgreementVersion {
  readonly id: number
  readonly version: number | null
  readonly created_at: string
}

export interface GivenAnswer {
  readonly id: number
  readonly agreement_id: number
  readonly user_id: number
  readonly agreed: boolean
  readonly answered_at: string | null
  readonly user?: { readonly name: string } | null
}

export interface AskedPerson {
  readonly id: number
  readonly name: string
}

export interface StandingOfVersion extends AgreementVersion {
  readonly agreed: number
  readonly declined: number
}

export interface StandingOfPerson extends AskedPerson {
  readonly answer: 'Agreed' | 'Declined' | 'Not answered'
  readonly answered_at: string | null
}

/** The newest first; of each person the last answer to it counts. */
export function standingOfVersions(
  versions: readonly AgreementVersion[],
  answers: readonly GivenAnswer[],
): readonly StandingOfVersion[] {
  return versions
    .map(version => {
      const last = lastAnswers(answers, version.id)
      const agreed = last.filter(one => one.agreed).length
      return { ...version, agreed, declined: last.length - agreed }
    })
    .toSorted((one, other) => (other.version ?? 0) - (one.version ?? 0) || other.id - one.id)
}

/** By name: whoever answered this version, and those of the people who are asked that did not. */
export function standingOfPeople(
  agreement: number,
  answers: readonly GivenAnswer[],
  people: readonly AskedPerson[],
): readonly StandingOfPerson[] {
  const last = lastAnswers(answers, agreement)
  const answered = new Set(last.map(({ user_id }) => user_id))
  const given = last.map(({ user_id, user, agreed, answered_at }): StandingOfPerson => ({
    id: user_id,
    name: user?.name ?? 'Someone who was removed',
    answer: agreed ? 'Agreed' : 'Declined',
    answered_at,
  }))
  const open = [...new Map(people.map(one => [one.id, one])).values()]
    .filter(({ id }) => !answered.has(id))
    .map(({ id, name }): StandingOfPerson => ({
      id,
      name,
      answer: 'Not answered',
      answered_at: null,
    }))
  return [...given, ...open].toSorted((one, other) => one.name.localeCompare(other.name, 'en-AU'))
}

function lastAnswers(answers: readonly GivenAnswer[], agreement: number): readonly GivenAnswer[] {
  const own = answers.filter(one => one.agreement_id === agreement)
  const inOrder = own.toSorted((one, other) => one.id - other.id)
  return [...new Map(inOrder.map(one => [one.user_id, one])).values()]
}

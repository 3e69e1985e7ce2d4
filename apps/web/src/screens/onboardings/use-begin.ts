// Begins an onboarding once, and says at which field what is wrong.

import type { OnboardingToBegin } from '@furrow/wire/office/onboarding-answer'
import { useState } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { randomText } from '../../data/session/random-text.ts'
import { useNotices } from '../../ui/notices.tsx'

export interface ToBegin {
  readonly business: string
  /** Called as the business where nothing is said. */
  readonly farm: string
  readonly zone_id: number | null
  readonly manager: string
  readonly email: string
  readonly period_id: number | null
  readonly template: number | null
  readonly withProject: boolean
  readonly title: string
  /** In cents. */
  readonly fee: number | null
  readonly products: readonly number[]
}

type Errors = Readonly<Partial<Record<string, readonly string[]>>>
export type SaidOf = (name: keyof ToBegin) => string | undefined

/** Where the server says it. */
const paths: Readonly<Partial<Record<keyof ToBegin, string>>> = {
  business: 'business.name',
  farm: 'farm.farm_name',
  zone_id: 'farm.zone_id',
  manager: 'manager.name',
  email: 'manager.email',
  period_id: 'period_id',
  template: 'onboarding_template_id',
  title: 'project.title',
  fee: 'project.fee',
}
const known: readonly string[] = Object.values(paths)

export function useBegin(onBegun: (id: number) => void) {
  const { api, session } = useFurrow()
  const notices = useNotices()
  const [errors, setErrors] = useState<Errors>({})
  const [message, setMessage] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [sent, setSent] = useState<{ readonly text: string; readonly key: string }>()
  const begin = async (typed: ToBegin) => {
    const faults = faultsOf(typed)
    setErrors(faults)
    setMessage(undefined)
    if (Object.keys(faults).length > 0 || typed.period_id === null) return
    const asked = askedOf(typed, typed.period_id)
    const text = JSON.stringify(asked)
    // The same again, as after an answer that was lost, is begun once.
    const key = sent?.text === text ? sent.key : randomText()
    setSent({ text, key })
    setBusy(true)
    const answer = await api.onboarding.begin(asked, { key })
    setBusy(false)
    if (answer.ok) {
      notices.good(`${asked.business.name} was added, and ${asked.manager.email} invited.`)
      // They see one farm more.
      await session.refresh()
      onBegun(answer.data.id)
      return
    }
    const { failure } = answer
    const said = failure.kind === 'refused' ? failure.errors : {}
    setErrors(said)
    const isAtField = Object.keys(said).some(path => known.includes(path))
    setMessage(isAtField ? undefined : (Object.values(said)[0]?.join(' ') ?? failure.message))
  }
  const saidOf: SaidOf = name => errors[paths[name] ?? name]?.join(' ')
  return { begin, saidOf, message, isBusy }
}

function faultsOf({ business, email, period_id, withProject, title }: ToBegin): Errors {
  return {
    ...(business.trim() === '' && { 'business.name': ['Enter what the business is called.'] }),
    ...(email.trim() === '' && { 'manager.email': ['Enter the manager’s email.'] }),
    ...(period_id === null && { period_id: ['Choose the first period.'] }),
    ...(withProject &&
      title.trim() === '' && { 'project.title': ['Enter what the project is called.'] }),
  }
}

function askedOf(typed: ToBegin, period_id: number): OnboardingToBegin {
  const { business, farm, zone_id, manager, email, template, withProject } = typed
  const { title, fee, products } = typed
  return {
    business: { name: business.trim() },
    farm: {
      farm_name: farm.trim() || business.trim(),
      ...(zone_id !== null && { zone_id }),
    },
    manager: { email: email.trim(), ...(manager.trim() !== '' && { name: manager.trim() }) },
    period_id,
    onboarding_template_id: template,
    project: withProject
      ? { title: title.trim(), product_ids: products, ...(fee !== null && { fee }) }
      : null,
  }
}

// A new business with its first farm: both, the first period, the manager's invitation, the project and the
// onboarding are made at once, or none of them. Every rule holds as for what is typed; staff may make this together who
// may make none of it alone.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { EntityName } from '@furrow/catalogue/furrow'
import { standardSteps } from '@furrow/farming/onboarding/onboarding-step'
import type { OnboardingBegun, OnboardingToBegin } from '@furrow/wire/office/onboarding-answer'
import { invalid } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { admin } from '../../access/reach/viewer.ts'
import { runQuery } from '../../db/run-query.ts'
import { everything } from '../../query/reach.ts'
import type { Row } from '../../rules/saving/save-rule.ts'
import type { WritingContext } from '../call/request-context.ts'
import { checkNewRows } from '../rows/check-rows.ts'
import { storeRows } from '../rows/store-rows.ts'

export async function beginOnboarding(
  writing: WritingContext,
  asked: OnboardingToBegin,
): Promise<OnboardingBegun> {
  const { business, farm, manager, period_id } = asked
  const steps = await stepsOf(writing, asked.onboarding_template_id)
  const make = makingFor(writing)
  const business_id = await make('businesses', 'business.', { ...business })
  const farm_id = await make('farms', 'farm.', { ...farm })
  await make('business_farm', '', { business_id, farm_id })
  await make('farm_period', '', { farm_id, period_id, status: 'In progress' })
  const project_id = await beginProject(writing, asked, { business_id, farm_id, period_id })
  await make('invitations', 'manager.', {
    ...manager,
    invitable_type: 'farms',
    invitable_id: farm_id,
    is_farms_manager: true,
  })
  const id = await make('onboardings', '', {
    name: nameOf(business.name, farm.farm_name),
    business_id,
    farm_id,
    period_id,
    manager_email: manager.email,
    onboarding_template_id: asked.onboarding_template_id,
    steps,
  })
  return { id, business_id, farm_id, period_id, project_id }
}

/** Whoever begins it works on it, unless an administrator says who. */
async function beginProject(
  writing: WritingContext,
  { project }: OnboardingToBegin,
  of: { readonly business_id: number; readonly farm_id: number; readonly period_id: number },
): Promise<number | null> {
  if (!project) return null
  const { product_ids, collector_id, ...values } = project
  const { id, isAdmin } = writing.viewer
  if (collector_id !== undefined && collector_id !== id && !isAdmin) {
    throw invalid({ 'project.collector_id': ['Only administrators say who else collects.'] })
  }
  const collector = collector_id ?? id
  const people = { collector_id: collector, owner_id: collector, validator_id: collector }
  const make = makingFor(writing)
  const project_id = await make('projects', 'project.', { ...values, ...of, ...people })
  for (const [place, product_id] of [...new Set(product_ids)].entries()) {
    await make('product_projects', `project.product_ids.${place}.`, { project_id, product_id })
  }
  return project_id
}

/** Named by both, unless both are called the same. */
function nameOf(business: string, farm: string): string {
  return (business === farm ? farm : `${business}, ${farm}`).slice(0, 255)
}

/** As the template has them today: what becomes of it later changes no onboarding that has begun. */
async function stepsOf({ tx }: WritingContext, template: number | null): Promise<unknown> {
  if (template === null) return standardSteps
  const [found] = await runQuery(
    tx,
    sql<{ steps: unknown }>`
      select steps from onboarding_templates
      where id = ${template} and active and deleted_at is null for share`,
  )
  if (found) return found.steps
  throw invalid({ onboarding_template_id: ['This template is no longer offered.'] })
}

function makingFor({ viewer, ...writing }: WritingContext) {
  const { id, actor, impersonation } = viewer
  const context = {
    ...writing,
    viewer: { ...admin(id), actor, impersonation },
    reach: everything,
  }
  return async (name: EntityName, at: string, values: Row): Promise<number> => {
    const entity = entityNamed(writing.engine.catalogue, name)
    const rows = await checkNewRows(context, entity, [{ at, sent: values }])
    const { ids } = await storeRows(context, { entity, verb: 'store' }, rows)
    return ids[0] ?? 0
  }
}

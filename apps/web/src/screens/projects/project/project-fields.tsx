// What is said of a project: each field is saved when it is left, without signal too.

import type { SavingOf } from '../../../autosave/use-save.ts'
import {
  AutosavedChoice,
  AutosavedDay,
  AutosavedMoney,
  AutosavedText,
} from '../../../autosave/autosaved-inputs.tsx'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { SimpleCard } from '../../../ui/simple-card.tsx'
import type { KeptProject } from '../project-rows.ts'
import { useProjectChoices } from '../use-project-choices.ts'
import { ProductsOfProject } from './products-of-project.tsx'
import '../../../people/people.css'

interface Props {
  readonly project: KeptProject
  readonly mayChange: boolean
}

const keeping: SavingOf = { way: 'outbox', farmId: null }

export function ProjectFields({ project, mayChange }: Props) {
  const choices = useProjectChoices(project.business_id)
  const names = useNamesOf(project)
  const row = { ...project }
  const figure = { keeping, row, mayChange, resource: 'projects', of: project.title } as const
  const choice = (
    name: keyof typeof names.of,
    label: string,
    options: ReturnType<typeof useProjectChoices>['staff'],
  ) => (
    <AutosavedChoice<number>
      {...figure}
      name={name}
      label={label}
      options={options}
      valueLabel={names.of[name]}
    />
  )
  return (
    <SimpleCard title="Project">
      <div className="detail-fields">
        <AutosavedText {...figure} name="title" label="Title" required maxLength={255} />
        {choice('farm_id', 'Farm', choices.farms)}
        {choice('period_id', 'Period', choices.periods)}
        {choice('profit_focus_group_id', 'Profit focus group', choices.groups)}
        {choice('collector_id', 'Collector', choices.staff)}
        {choice('owner_id', 'Owner', choices.staff)}
        {choice('validator_id', 'Validator', choices.staff)}
        {choice('customer_id', 'Customer', choices.customers)}
        <AutosavedDay {...figure} name="estimated_completion_date" label="Expected to be done" />
        <AutosavedDay {...figure} name="collection_date" label="Collected on" />
        <AutosavedDay {...figure} name="validation_date" label="Validated on" />
        <AutosavedMoney
          {...figure}
          name="fee"
          label="Fee"
          description={mayChange ? 'For the whole project, without GST.' : undefined}
        />
        <ProductsOfProject project={project} mayChange={mayChange} products={choices.products} />
        <AutosavedText {...figure} name="notes" label="Notes" multiline />
      </div>
    </SimpleCard>
  )
}

/** Of what is chosen already, also where it is no longer offered. */
function useNamesOf(project: KeptProject) {
  const ids = [project.collector_id, project.owner_id, project.validator_id, project.customer_id]
  const users = useRows('users', { where: { id: ids.flatMap(id => id ?? []) } })
  const person = (id: number | null) => users.rows.find(one => one.id === id)?.name
  const groups = useRows('profit_focus_groups', { sort: ['title'] })
  return {
    of: {
      farm_id: undefined,
      period_id: undefined,
      profit_focus_group_id: groups.rows.find(one => one.id === project.profit_focus_group_id)
        ?.title,
      collector_id: person(project.collector_id),
      owner_id: person(project.owner_id),
      validator_id: person(project.validator_id),
      customer_id: person(project.customer_id),
    },
  }
}

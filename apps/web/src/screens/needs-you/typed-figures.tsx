// What a change would write, figure by figure, in the words of the fields; of a conflict with what is
// there now.

import { List } from '@mantine/core'
import { labelOf } from '@furrow/catalogue/entity'
import type { ChangeStep, KeptChange, Values } from '../../data/outbox/change.ts'
import { isLocalId } from '../../data/outbox/local-ids.ts'
import { FigureText } from '../../entry/rows/figure-text.tsx'
import { useCatalogue } from '../../entry/rows/use-entity.ts'
import { rowNow } from './row-now.ts'

interface Props {
  readonly change: KeptChange
}

export function TypedFigures({ change }: Props) {
  return (
    <List mt={4}>
      {change.steps.map((step, place) => (
        <StepFigures key={`${place} ${step.id}`} step={step} now={rowNow(change, step)} />
      ))}
    </List>
  )
}

interface StepProps {
  readonly step: ChangeStep
  readonly now: Values | undefined
}

function StepFigures({ step, now }: StepProps) {
  const entity = useCatalogue().get(step.resource)
  if (!entity || !('values' in step)) return null
  const { values } = step
  const names = Object.keys(values).filter(name => entity.fields[name] && isTold(step, name))
  return names.map(name => {
    const field = entity.fields[name]
    return (
      <List.Item key={name}>
        {field && labelOf(name, field)}:{' '}
        <strong>
          <FigureText entity={entity} name={name} row={values} />
        </strong>
        {now && (
          <>
            , now <FigureText entity={entity} name={name} row={now} />
          </>
        )}
      </List.Item>
    )
  })
}

/** Of a new row its farm, its period and what it belongs to are not what someone typed. */
function isTold(step: ChangeStep, name: string): boolean {
  const value = 'values' in step ? step.values[name] : undefined
  if (isLocalId(value)) return false
  return step.do === 'update' || !/_id$|^id$/.test(name)
}

// The project that a new business begins with. It is what lets a consultant see the farm.

import { Text, TextInput } from '@mantine/core'
import type { TextInputProps } from '@mantine/core'
import { FilterSelect } from '../../ui/filters/filter-select.tsx'
import { CurrencyInput } from '../../ui/inputs/currency-input.tsx'
import { FlagInput } from '../../ui/inputs/flag-input.tsx'
import type { SaidOf, ToBegin } from './use-begin.ts'

interface Props {
  readonly typed: ToBegin
  readonly products: readonly { readonly value: number; readonly label: string }[]
  readonly isAdmin: boolean
  readonly saidOf: SaidOf
  readonly title: TextInputProps
  readonly onChange: (changed: Partial<ToBegin>) => void
}

export function BeginProjectFields({ typed, isAdmin, saidOf, title, ...how }: Props) {
  const { products, onChange } = how
  return (
    <>
      <FlagInput
        label="With a project"
        description="You collect, own and validate it until you name someone else."
        value={typed.withProject}
        onCommit={value => onChange({ withProject: value === true })}
      />
      {typed.withProject ? (
        <>
          <TextInput label="Project" {...title} />
          <FilterSelect
            multiple
            label="Products"
            placeholder="None yet"
            options={products}
            value={typed.products}
            onChange={chosen => onChange({ products: chosen })}
          />
          <CurrencyInput
            label="Fee"
            description="For the whole project, without GST."
            value={typed.fee}
            error={saidOf('fee')}
            onCommit={fee => onChange({ fee })}
          />
        </>
      ) : (
        <Text role="status">
          {isAdmin
            ? 'Without a project only administrators see the farm.'
            : 'Without a project you won’t see the farm: only administrators do.'}
        </Text>
      )}
    </>
  )
}

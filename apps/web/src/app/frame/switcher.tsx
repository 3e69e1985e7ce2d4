// One part of the trail: shows where one is, and leads elsewhere by a few typed letters.

import { Combobox, UnstyledButton, useCombobox } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { useState } from 'react'
import { foldedText } from '../../ui/folded-text.ts'

interface Choice {
  readonly id: number
  /** Nothing as long as a colleague’s emptied name waits to be fixed. */
  readonly name: string | null
  readonly more?: string | undefined
}

interface Props {
  /** “Farm”: what is chosen here. */
  readonly what: string
  readonly name: string | undefined
  /** Whether its name is still being read: until then nothing of the trail is seen, so that nothing of it moves. */
  readonly isLoading?: boolean
  readonly chosen: number | undefined
  readonly choices: readonly Choice[]
  readonly onChoose: (id: number) => void
  /** What the page where all of them stand offers: “All farms”. */
  readonly all: string
  readonly onAll: () => void
}

export function Switcher({
  what,
  name,
  isLoading = false,
  chosen,
  choices,
  all,
  onChoose,
  onAll,
}: Props) {
  const [typed, setTyped] = useState('')
  const combobox = useCombobox({
    onDropdownClose() {
      setTyped('')
      combobox.resetSelectedOption()
    },
    onDropdownOpen: () => combobox.focusSearchInput(),
  })
  const found = choices.filter(choice => foldedText(choice.name ?? '').includes(foldedText(typed)))
  const choose = (value: string) => {
    combobox.closeDropdown()
    if (value === 'all') onAll()
    else onChoose(Number(value))
  }
  return (
    <Combobox
      store={combobox}
      width={300}
      position="bottom-start"
      shadow="md"
      onOptionSubmit={choose}
    >
      <Combobox.Target targetType="button" withAriaAttributes={false}>
        <UnstyledButton
          className="switcher"
          data-what={what.toLowerCase()}
          data-loading={(isLoading && name === undefined) || undefined}
          aria-haspopup="listbox"
          aria-expanded={combobox.dropdownOpened}
          onClick={() => combobox.toggleDropdown()}
        >
          {name === undefined ? null : <span className="switcher-what">{what}</span>}{' '}
          <span className="switcher-name">{name ?? `Choose ${what.toLowerCase()}`}</span>
          <IconSelector size={16} stroke={1.6} aria-hidden="true" />
        </UnstyledButton>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
          placeholder={`Find a ${what.toLowerCase()}`}
          aria-label={`Find a ${what.toLowerCase()}`}
        />
        <Combobox.Options mah={320} style={{ overflowY: 'auto' }} aria-label={what}>
          {found.map(({ id, name: label, more }) => (
            <Combobox.Option
              key={id}
              value={String(id)}
              active={id === chosen}
              className="switcher-option"
            >
              <span>{label ?? 'Without a name'}</span>
              {more ? <small>{more}</small> : null}
            </Combobox.Option>
          ))}
          <Combobox.Option value="all">
            {found.length === 0 ? `Nothing is called “${typed}”. ${all}` : all}
          </Combobox.Option>
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

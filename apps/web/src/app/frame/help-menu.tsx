// Help: the films that ship with Furrow, and the number to ring.

import { ActionIcon, Menu } from '@mantine/core'
import { IconHelp, IconPhone, IconVideo } from '@tabler/icons-react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'

export function HelpMenu() {
  const { settings } = useFurrow()
  return (
    <Menu position="bottom-end" width={300} shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label="Help">
          <IconHelp size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Films />
        {settings.support_phone ? (
          <>
            <Menu.Label>Talk to somebody</Menu.Label>
            <Menu.Item
              component="a"
              href={`tel:${settings.support_phone.replaceAll(' ', '')}`}
              leftSection={<IconPhone size={18} />}
            >
              Ring {settings.support_phone}
            </Menu.Item>
          </>
        ) : null}
        <Menu.Label>Furrow {settings.version}</Menu.Label>
      </Menu.Dropdown>
    </Menu>
  )
}

function Films() {
  const { rows } = useRows('tutorial_videos', { sort: ['title'], limit: 8 })
  const films = rows.filter(({ display_url }) => display_url)
  if (films.length === 0) return null
  return (
    <>
      <Menu.Label>Short films</Menu.Label>
      {films.map(({ id, title, display_url }) => (
        <Menu.Item
          key={id}
          component="a"
          href={display_url ?? ''}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconVideo size={18} />}
        >
          {title}
        </Menu.Item>
      ))}
    </>
  )
}

// Oneself: own page, the look of the screens, other businesses, signing out.

import { ActionIcon, Avatar, Menu, useMantineColorScheme, VisuallyHidden } from '@mantine/core'
import {
  IconBuilding,
  IconDeviceDesktop,
  IconLogout,
  IconMoon,
  IconSun,
  IconUser,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSignedIn } from '../../data/context/furrow-context.ts'

const looks = [
  { value: 'light', name: 'Light', icon: IconSun },
  { value: 'dark', name: 'Dark', icon: IconMoon },
  { value: 'auto', name: 'Match device', icon: IconDeviceDesktop },
] as const

export function PersonMenu() {
  const { user, businesses, business } = useSignedIn()
  return (
    <Menu position="bottom-end" width={260} shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44}>
          <Avatar size={30} color="green" variant="filled" aria-hidden="true">
            {initials(user.name)}
          </Avatar>
          <VisuallyHidden>You: {user.name}</VisuallyHidden>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {user.name}
          <br />
          {user.email}
        </Menu.Label>
        <Menu.Item
          renderRoot={props => <Link to="/me" {...props} />}
          leftSection={<IconUser size={18} />}
        >
          My profile
        </Menu.Item>
        {business ? (
          <Menu.Item
            renderRoot={props => (
              <Link
                to="/business/$businessId"
                params={{ businessId: String(business.id) }}
                {...props}
              />
            )}
            leftSection={<IconBuilding size={18} />}
          >
            {business.name}
          </Menu.Item>
        ) : null}
        {businesses.length > 1 ? (
          <Menu.Item
            renderRoot={props => <Link to="/select_business" {...props} />}
            leftSection={<IconBuilding size={18} />}
          >
            Another business
          </Menu.Item>
        ) : null}
        <LookItems />
        <Menu.Divider />
        <Menu.Item
          renderRoot={props => <Link to="/logout" {...props} />}
          leftSection={<IconLogout size={18} />}
        >
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function LookItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <>
      <Menu.Label>Theme</Menu.Label>
      {looks.map(({ value, name, icon: Icon }) => (
        <Menu.Item
          key={value}
          leftSection={<Icon size={18} />}
          aria-current={colorScheme === value}
          fw={colorScheme === value ? 700 : 400}
          closeMenuOnClick={false}
          onClick={() => setColorScheme(value)}
        >
          {name}
        </Menu.Item>
      ))}
    </>
  )
}

function initials(name: string): string {
  const [first = '', ...others] = name.split(/\s+/)
  return (first.slice(0, 1) + (others.at(-1) ?? '').slice(0, 1)).toUpperCase()
}

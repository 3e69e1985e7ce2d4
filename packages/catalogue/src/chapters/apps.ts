// Pages of others that are shown inside Furrow, and which versions of them there are.

import { entity } from '../entity.ts'
import { count, flag, key, longText, text } from '../fields.ts'
import { everyone } from '../owners.ts'
import { hasMany } from '../relations.ts'

export const apps = [
  entity('apps', {
    label: 'App',
    help: 'A page of its own that is shown inside Furrow, such as a calculator.',
    ownedBy: everyone,
    fields: {
      slug: text({
        required: true,
        max: 60,
        label: 'Name in addresses',
        help: 'Lower-case words with hyphens between, such as price-converter.',
      }),
      name: text({ required: true, max: 120, searchable: true }),
      purpose: text({ required: true, searchable: true, help: 'What it is for, in one line.' }),
      icon: text({ max: 60, help: 'The name of the picture that stands for it.' }),
      needs_farm: flag({
        default: false,
        required: true,
        label: 'Needs a farm',
        help: 'It opens only where a farm is chosen.',
      }),
      asks: text({
        max: 100,
        label: 'Ability asked for',
        help: 'Only people who hold the ability of this name open it; empty: everybody does.',
      }),
      active: flag({
        default: true,
        required: true,
        label: 'Offered',
        help: 'Off: it can’t be opened.',
      }),
      sort_order: count({ label: 'Place in lists' }),
    },
    relations: { app_versions: hasMany('app_versions', 'app_id') },
    unique: [['slug']],
    deletes: ['app_versions'],
  }),
  entity('app_versions', {
    label: 'Version of an app',
    plural: 'Versions of apps',
    help: 'The page that an app was at some time; each version keeps its own address.',
    ownedBy: everyone,
    fields: {
      app_id: key('apps', { required: true }),
      version: text({ required: true, max: 40, help: 'Numbers with dots, such as 1.2.0.' }),
      address: text({
        required: true,
        max: 2000,
        label: 'Address of the page',
        help: 'It begins with https://.',
      }),
      changes: longText({ label: 'What is new', help: 'For the people who use it.' }),
      active: flag({
        default: true,
        required: true,
        label: 'Offered',
        help: 'Off: this version can’t be opened.',
      }),
    },
    unique: [['app_id', 'version']],
  }),
] as const

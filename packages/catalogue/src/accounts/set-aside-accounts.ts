// Accounts that belong to no figure of the record, each with the reason that is shown.

import { forEach, setAsideRow } from './account-rows.ts'
import type { AccountRow } from './account-rows.ts'

const everywhere = ['income', 'cost', 'balance'] as const
const ofProfit = ['income', 'cost'] as const
const outgoing = ['cost', 'balance'] as const
const onHand = 'Cattle; Sheep; Goats; Pigs; Livestock; Wool; Grain; Hay; Lambs; Produce'

export const setAsideReasons = {
  gst: 'GST and amounts that go through the ATO account are not income or costs.',
  moved: 'Money moved between your own accounts is not income or a cost.',
  books: 'An entry that balances the books; no money came in or went out.',
  unallocated: 'Not allocated in the books yet.',
  counted: 'Livestock and produce on hand come from your own counts and records.',
  borrowed: 'Money borrowed or put in is not income.',
  equity: "Owners' equity is calculated from the other figures.",
  atCost: 'Assets are recorded at market value, not at cost.',
  bought: 'Land and water bought are recorded with your properties and entitlements.',
  owners: 'Paid to the owners out of profit.',
}

export const setAsideAccounts: readonly AccountRow[] = [
  setAsideRow(
    everywhere,
    'GST Clearing; BAS Payments; ATO ICA; BAS; BAS Clearing; GST Payments; GST Adjustment; ATO Clearing; ' +
      'BAS Payment; Activity Statement Payments',
    setAsideReasons.gst,
  ),
  setAsideRow(
    everywhere,
    'Suspense; Unallocated; Ask Accountant; Uncategorised Expense; Uncategorised Income',
    setAsideReasons.unallocated,
    {
      warns: 'Money in a suspense account belongs somewhere else. Ask your bookkeeper where.',
    },
  ),
  setAsideRow(
    everywhere,
    'Transfers; Bank Transfers; Internal Transfers; Transfer; Inter-account Transfers; Payroll Clearing; ' +
      'Electronic Clearing; Undeposited Funds; Inter-entity Transfers; Wages Clearing',
    setAsideReasons.moved,
  ),
  setAsideRow(
    ofProfit,
    'GST; GST Paid; GST Collected; GST on Purchases; GST on Sales',
    setAsideReasons.gst,
  ),
  setAsideRow(ofProfit, 'FMD Deposit; FMD Withdrawal; FMD', setAsideReasons.moved),
  setAsideRow(
    everywhere,
    'Contra; Rounding; Contra Account; Profit on Sale of Plant; Loss on Disposal; Revaluation; ' +
      'Unrealised Currency Gain; Profit on Sale of Assets; Loss on Sale of Plant; Loss on Sale of Assets; ' +
      'Gain on Disposal; Profit on Disposal; Realised Currency Gain; Unrealised Currency Losses; Asset Revaluation; ' +
      'Asset Revaluation Reserve; Profit on Sale of Non-current Assets; Gain on Sale of Assets; ' +
      'Bank Revaluations; Revaluation Increment',
    setAsideReasons.books,
  ),
  setAsideRow(
    ofProfit,
    'Opening Stock; Closing Stock; Natural Increase; Deaths; Killed for Rations; Grain on Hand Mvmt; Stock on Hand; ' +
      'Stock Movement; Change in Livestock; Change in Inventory; Stock Adjustment; Grain on Hand; Wool on Hand Mvmt; ' +
      'Livestock Movement; Livestock Revaluation; Hay on Hand Mvmt; Inventory Adjustment; Births; ' +
      'Gross Profit - Cattle Trading; Gross Profit - Sheep Trading; ' +
      forEach(
        onHand,
        'Opening Stock - X; Closing Stock - X; Natural Increase - X; Deaths - X; Killed for Rations - X; X on Hand',
      ),
    setAsideReasons.counted,
  ),
  setAsideRow(
    'balance',
    'Livestock on Hand; Closing Stock; Stock on Hand; Inventory; Grain on Hand; Wool on Hand; Livestock; ' +
      'Fodder on Hand; Opening Stock; Sheep on Hand; Cattle on Hand; Livestock at Cost; Sheep at Cost; Cattle at Cost; Fuel on Hand; Inputs on Hand; Trading Stock; Livestock Trading',
    setAsideReasons.counted,
  ),
  setAsideRow(
    everywhere,
    'Loan Drawdown; Capital Introduced; Loan Funds; Loan Proceeds; Funds Introduced; New Loan',
    setAsideReasons.borrowed,
  ),
  setAsideRow(
    'balance',
    'Retained Earnings; Current Earnings; Historical Balancing; Current Year Earnings; Opening Balance Equity; Opening Balances; ' +
      'Retained Profits; Issued Capital; Owners Equity; Share Capital; Partners Capital; Settled Sum; ' +
      'Historical Balancing Account; Undistributed Income; Reserves; Owner A Share Capital; Paid Up Capital; ' +
      'Accumulated Losses; Settlement Sum; Current Year Profit',
    setAsideReasons.equity,
  ),
  setAsideRow(
    'balance',
    "Plant at Cost; Accum Dep'n; Land at Cost; Plant & Equipment; Accumulated Depreciation; Less Accum Dep'n; " +
      'Motor Vehicles; Motor Vehicles at Cost; Buildings; Buildings at Cost; Land; Land & Buildings; ' +
      'Plant & Equipment at Cost; Plant; Machinery; Structures; Low Value Pool; Shares; Investments; Shares in Listed Companies; ' +
      'Improvements; Improvements at Cost; Water Licences; Office Equipment; Structural Improvements; ' +
      'Less Accumulated Depreciation; Accum Depn - Plant; Formation Expenses; Borrowing Costs; Fencing; Goodwill',
    setAsideReasons.atCost,
  ),
  setAsideRow(
    outgoing,
    'Land Purchase; Permanent Water; Land Purchases; Purchase of Land; Permanent Water Purchase; Water Entitlements; Property Purchase',
    setAsideReasons.bought,
  ),
  setAsideRow(
    outgoing,
    'Distributions; Dividends Paid; Distributions to Beneficiaries; Distribution of Profit; Beneficiary Distributions; Trust Distributions; Dividends; Profit Distribution',
    setAsideReasons.owners,
  ),
]

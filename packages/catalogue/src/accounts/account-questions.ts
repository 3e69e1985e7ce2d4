// What is asked about an account whose name does not settle where it belongs.

import type { AccountQuestion } from '@furrow/farming/accounts/known-accounts'

export const accountQuestions: Readonly<Record<AccountQuestion, string>> = {
  Q1: 'Was this crop irrigated or dryland? If both, how much of it was irrigated?',
  Q2: 'Which season’s crop was sold? Is any of it from last year’s crop?',
  Q3: 'Is this before or after commission, freight and levies? Is freight on bought stock already in the purchases?',
  Q4: 'Sheep, cattle or other livestock? If more than one, how much of each?',
  Q5: 'Was the claim for a crop or livestock, or for a machine or building that was lost?',
  Q6: 'What was it for: farm income, freight, or help to buy an asset?',
  Q7: 'Does it belong to the farm’s working account, or is it private?',
  Q8: 'Is this the sale price, the profit on the sale, or the value in the books?',
  Q9: 'Do you want to divide it now, or leave it as one total?',
  Q10: 'Is it a repair, this year’s share of something that lasts, or new work?',
  Q11: 'Does it replace wages? Was the work for crops, permanent or casual?',
  Q12: 'Were the sires hired or bought?',
  Q13: 'Is it a retainer for the year, or billed by the hectare of a crop?',
  Q14: 'Is anything else in it, such as crop insurance, vehicles, pumps, water use, crops or the house?',
  Q15: 'Are the owners’ own wages, super or tax in it? How much?',
  Q16: 'Is this superannuation or superphosphate?',
  Q17: 'What is it for: land, a machine, a house, interest or loan principal? How much of each?',
}

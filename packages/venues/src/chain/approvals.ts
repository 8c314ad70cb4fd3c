import type { Transaction } from '../models.ts'
import { word } from './call-data.ts'

/** A contract that may move tokens of the wallet that sends the transaction. */
interface Approval {
  chainId: number
  /** The contract of the tokens. */
  token: string
  /** The contract that may move them. */
  spender: string
}

/** Selectors of https://eips.ethereum.org/EIPS/eip-20 and https://eips.ethereum.org/EIPS/eip-1155. */
const APPROVE = '0x095ea7b3'
const SET_APPROVAL_FOR_ALL = '0xa22cb465'
const UNLIMITED = 'f'.repeat(64)

/** Returns the transaction that lets a contract move money of the wallet without a limit, as the venues' own clients do. */
export const approveMoney = ({ chainId, token, spender }: Approval): Transaction => ({
  to: token,
  data: APPROVE + word(spender) + UNLIMITED,
  value: '0',
  chainId,
})

/** Returns the transaction that lets a contract move shares of the wallet. */
export const approveShares = ({ chainId, token, spender }: Approval): Transaction => ({
  to: token,
  data: SET_APPROVAL_FOR_ALL + word(spender) + word('1'),
  value: '0',
  chainId,
})

import { lookup } from 'node:dns'
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net'

// The special ranges of the IANA registries for IPv4 and IPv6, with those for documentation and benchmarks.
const blocked = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  blocked.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  ['::', 128],
  ['::1', 128],
  // NAT64 and 6to4 lead to IPv4 addresses of any kind.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  blocked.addSubnet(network, prefix, 'ipv6')
}

/** Returns whether an IP address belongs to this machine, a private network or no host at all. */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const plain = mapped ?? address
  if (isIPv4(plain)) return blocked.check(plain, 'ipv4')
  // Other forms of IPv4 addresses in IPv6.
  return blocked.check(plain, 'ipv6') || /^::(ffff:)?[\da-f]{1,4}:[\da-f]{1,4}$/i.test(plain)
}

/** Returns whether a host name is a private address as it is written. */
export const isPrivateHost = (host: string): boolean => {
  const bare = host.replace(/^\[|\]$/g, '')
  return isIP(bare) > 0 ? isPrivateAddress(bare) : bare === 'localhost' || bare.endsWith('.localhost')
}

/**
 * Resolves a host name as `dns.lookup` does and fails for private addresses, so that the address that is checked is the
 * one that is connected to.
 */
export const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0)
    const refused = addresses.find(({ address }) => isPrivateAddress(address))
    const [first] = addresses
    if (refused || !first) {
      const problem = refused ? `${host} is the private address ${refused.address}` : `${host} has no address`
      return done(Object.assign(new Error(problem), { code: 'EPRIVATE' }), '', 0)
    }
    return options.all ? done(null, addresses) : done(null, first.address, first.family)
  })
}

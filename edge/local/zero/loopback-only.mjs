// zero-cache listens on every network of the machine and has no setting for it. Loaded before it (node --import),
// this keeps its ports on the loopback address: beside our own checked door there is no other.
import { Server } from 'node:net'

const listen = Server.prototype.listen
Server.prototype.listen = function (options, ...rest) {
  const open = typeof options === 'object' && options !== null && options.host === '::'
  return listen.call(this, open ? { ...options, host: '127.0.0.1' } : options, ...rest)
}

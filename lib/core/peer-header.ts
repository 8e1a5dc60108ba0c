/** The address of the socket, which the server itself writes over whatever came (lib/operations/every-answer.ts). */
export const PEER_HEADER = 'x-peer-address'

export async function checkWholeSite(_n: string, _c: unknown, _s?: string) {}

// Preloaded into every process the tools start. A parent that is killed outright cannot say goodbye,
// but the system closes its end of the channel; then this process asks itself to end.
const graceMs = 8000;

// A worker that this process forks waits on its own channel; with this preload it would not wait and end at once.
const at = process.execArgv.indexOf(import.meta.url);
if (at > 0) process.execArgv.splice(at - 1, 2);

if (process.channel) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), graceMs).unref();
  });
  // Listening must not keep a finished process alive.
  process.channel.unref();
}

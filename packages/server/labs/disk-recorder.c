/* Loaded into a server by LD_PRELOAD: appends every change of a file in LAB_DISK_FOLDER to LAB_DISK_LOG, before it is
   made, and every sync after it succeeded. While the file LAB_DISK_FAULT has the number of an error, changes and syncs
   fail with it. Compiled by disk-recording.ts, which reads the log. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

enum { WRITE = 1, TRUNCATE, SYNC, UNLINK, RENAME };

static const char *folder, *fault;
static int recording = -1;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static ssize_t (*real_pwrite64)(int, const void *, size_t, off64_t);
static ssize_t (*real_write)(int, const void *, size_t);
static int (*real_ftruncate64)(int, off64_t);
static int (*real_fsync)(int), (*real_fdatasync)(int);
static int (*real_unlink)(const char *), (*real_rename)(const char *, const char *);

__attribute__((constructor)) static void begin(void) {
  real_pwrite64 = dlsym(RTLD_NEXT, "pwrite64");
  real_write = dlsym(RTLD_NEXT, "write");
  real_ftruncate64 = dlsym(RTLD_NEXT, "ftruncate64");
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
  real_unlink = dlsym(RTLD_NEXT, "unlink");
  real_rename = dlsym(RTLD_NEXT, "rename");
  folder = getenv("LAB_DISK_FOLDER");
  fault = getenv("LAB_DISK_FAULT");
  const char *log = getenv("LAB_DISK_LOG");
  if (folder != NULL && log != NULL) recording = open(log, O_WRONLY | O_CREAT | O_APPEND, 0600);
}

static int is_inside(const char *path) {
  return recording >= 0 && strncmp(path, folder, strlen(folder)) == 0;
}

/* Whether the file is in the folder; its path is put in `path`. */
static int is_recorded(int fd, char *path) {
  if (recording < 0) return 0;
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  return is_inside(path);
}

/* One record: kind, length of the path, offset, length of the data, path, data. */
static void note(uint32_t kind, const char *path, uint64_t offset, const void *data, uint64_t length) {
  struct { uint32_t kind, path; uint64_t offset, length; } head = { kind, strlen(path), offset, length };
  struct iovec parts[3] = {
    { &head, sizeof head }, { (void *)path, head.path }, { (void *)data, data == NULL ? 0 : length },
  };
  ssize_t whole = sizeof head + head.path + parts[2].iov_len;
  if (writev(recording, parts, 3) != whole) abort(); /* a recording with a gap would prove nothing */
}

/* Whether the disk fails now; sets errno. */
static int is_failing(void) {
  if (fault == NULL) return 0;
  int file = open(fault, O_RDONLY);
  if (file < 0) return 0;
  char text[16] = { 0 };
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  int error = length > 0 ? atoi(text) : 0;
  if (error != 0) errno = error;
  return error != 0;
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) {
  char path[PATH_MAX];
  if (!is_recorded(fd, path)) return real_pwrite64(fd, data, length, offset);
  if (is_failing()) {
    if (errno != ENOSPC || length < 2) return -1;
    length /= 2; /* a full disk takes a part */
  }
  pthread_mutex_lock(&lock);
  note(WRITE, path, offset, data, length);
  ssize_t done = real_pwrite64(fd, data, length, offset);
  pthread_mutex_unlock(&lock);
  return done;
}

ssize_t write(int fd, const void *data, size_t length) {
  char path[PATH_MAX];
  if (!is_recorded(fd, path)) return real_write(fd, data, length);
  if (is_failing()) return -1;
  pthread_mutex_lock(&lock);
  int isAppending = (fcntl(fd, F_GETFL) & O_APPEND) != 0;
  note(WRITE, path, lseek64(fd, 0, isAppending ? SEEK_END : SEEK_CUR), data, length);
  ssize_t done = real_write(fd, data, length);
  pthread_mutex_unlock(&lock);
  return done;
}

int ftruncate64(int fd, off64_t length) {
  char path[PATH_MAX];
  if (!is_recorded(fd, path)) return real_ftruncate64(fd, length);
  if (is_failing()) return -1;
  pthread_mutex_lock(&lock);
  note(TRUNCATE, path, length, NULL, 0);
  int done = real_ftruncate64(fd, length);
  pthread_mutex_unlock(&lock);
  return done;
}

static int sync_by(int (*real)(int), int fd) {
  char path[PATH_MAX];
  if (!is_recorded(fd, path)) return real(fd);
  if (is_failing()) return -1;
  pthread_mutex_lock(&lock);
  int done = real(fd);
  if (done == 0) note(SYNC, path, 0, NULL, 0);
  pthread_mutex_unlock(&lock);
  return done;
}

int fsync(int fd) { return sync_by(real_fsync, fd); }
int fdatasync(int fd) { return sync_by(real_fdatasync, fd); }

int unlink(const char *path) {
  if (!is_inside(path)) return real_unlink(path);
  pthread_mutex_lock(&lock);
  note(UNLINK, path, 0, NULL, 0);
  int done = real_unlink(path);
  pthread_mutex_unlock(&lock);
  return done;
}

int rename(const char *from, const char *to) {
  if (!is_inside(from)) return real_rename(from, to);
  pthread_mutex_lock(&lock);
  note(RENAME, from, 0, to, strlen(to));
  int done = real_rename(from, to);
  pthread_mutex_unlock(&lock);
  return done;
}

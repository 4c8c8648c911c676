# The instances behind the front. Add yours; front.vcl needs no change.
import directors;

probe readiness {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend first {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = readiness;
    .connect_timeout = 1s;
    # The instance itself gives up on a request before this.
    .first_byte_timeout = 30s;
    .between_bytes_timeout = 10s;
}

sub vcl_init {
    new instances = directors.shard();
    instances.add_backend(first);
}
